"""Numbers with units, in three digits."""


def duration(nanoseconds: float) -> str:
    """A time in a suitable unit."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{_digits(nanoseconds / size)} {unit}"
    return f"{_digits(nanoseconds)} ns"


def memory(size: int) -> str:
    """Bytes, in megabytes."""
    return f"{_digits(size / 1e6)} MB"


def times(ratio: float) -> str:
    """A ratio."""
    return f"{_digits(ratio)} ×"


def _digits(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
