"""Puts the C library into the wheel.

`PARLANCE_LIBRARY` names a library that is built already; without it, `Sources/ParlanceC/install` builds one, which needs
Swift and ICU's headers. The library uses the system's ICU until `auditwheel repair` adds that to the wheel, too.
"""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it collects the files of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the library, and the tag of a wheel for any Python of this platform."""
        if version == "editable":
            return
        build_data["force_include"][str(self._library())] = "parlance/libparlance.so"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-linux_{platform.machine()}"

    def _library(self) -> Path:
        given = os.environ.get("PARLANCE_LIBRARY")
        if given:
            return Path(given).resolve()
        prefix = mkdtemp(prefix="parlance-")
        subprocess.run([Path(self.root).parent / "ParlanceC" / "install", prefix], check=True)
        return Path(prefix, "lib", "libparlance.so").resolve()
