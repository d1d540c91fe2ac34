"""Peers: starting them, asking them, and measuring them in turns."""
