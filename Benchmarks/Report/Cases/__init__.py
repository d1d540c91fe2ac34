"""Workloads: their sources, and their file format."""
