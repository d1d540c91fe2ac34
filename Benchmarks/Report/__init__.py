"""Compares Parlance with its peers, and writes the report."""
