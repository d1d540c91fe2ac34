"""The report: Markdown, plots, JSON."""
