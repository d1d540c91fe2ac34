"""Tables in Markdown."""


def table(header: list[str], rows: list[list[str]], numbers_from: int = 1) -> str:
    """A table whose columns from `numbers_from` on are right-aligned."""
    marks = ["---" if column < numbers_from else "--:" for column in range(len(header))]
    return "\n".join(_line(cells) for cells in [header, marks, *rows]) + "\n"


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
