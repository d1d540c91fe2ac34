"""Measures Parlance beside its peers, and writes the report."""
