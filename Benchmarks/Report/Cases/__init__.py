"""Workloads: where they come from, and how they are written."""
