"""hassil's own tests, run against `parlance.hassil` in the place of hassil.

The tests are fetched from PyPI. `hassil_suite.json` names the modules that are left out and the tests that are expected
to fail, each with its reason.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

VERSION = "3.4.0"
TABLE = json.loads(Path(__file__).with_name("hassil_suite.json").read_text("utf-8"))

STAND_IN = """
import pkgutil, sys
from importlib import import_module

import parlance.hassil

sys.modules["hassil"] = parlance.hassil
for module in pkgutil.iter_modules(parlance.hassil.__path__):
    sys.modules[f"hassil.{module.name}"] = import_module(f"parlance.hassil.{module.name}")
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of hassil's tests, where the drop-in stands in for hassil."""
    pytest.importorskip("yaml")
    folder = tmp_path_factory.mktemp("hassil")
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-binary", ":all:", "--dest", str(folder)]
    fetched = subprocess.run(
        [sys.executable, "-m", "pip", "download", *options, f"hassil=={VERSION}"], capture_output=True, text=True
    )
    if fetched.returncode != 0:
        if os.environ.get("CI"):
            pytest.fail(f"hassil {VERSION} cannot be fetched: {fetched.stderr}")
        pytest.skip(f"hassil {VERSION} cannot be fetched: its tests need a network")
    with tarfile.open(folder / f"hassil-{VERSION}.tar.gz") as archive:
        for member in archive.getmembers():
            path = Path(member.name)
            if member.isfile() and path.parent.name == "tests" and path.name not in TABLE["left_out"]:
                content = archive.extractfile(member)
                assert content is not None
                (folder / path.name).write_bytes(content.read())
    (folder / "conftest.py").write_text(STAND_IN, "utf-8")
    return folder


def outcomes(suite: Path) -> dict[str, bool]:
    """Whether each test passes, by its module and name."""
    report = suite / "report.xml"
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(suite), f"--junitxml={report}"]
    run = subprocess.run([sys.executable, *command, str(suite)], capture_output=True, text=True, cwd=suite)
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return {
        f"{case.attrib['classname']}.py::{case.attrib['name']}": case.find("failure") is None
        for case in ElementTree.parse(report).iter("testcase")
    }


def test_suite(suite: Path) -> None:
    results = outcomes(suite)
    failed = {name for name, passes in results.items() if not passes}
    assert len(results) > 100
    assert failed == set(TABLE["departures"])
