"""What the server is made of is listed: in CREDITS.md, and in the bill of a release."""

import importlib
import importlib.metadata
import io
import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
SPOKEN = {"MIT License": "MIT", "BSD 3-Clause License": "BSD-3-Clause"}
"""How packages without an SPDX expression write their licences."""


def pinned(name="runtime"):
    """Return the versions of the locked packages."""
    locked = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", locked, re.MULTILINE))


def credited():
    listed = (ROOT / "CREDITS.md").read_text()
    return dict(re.findall(r"^\| `([\w.-]+)` \| ([^|]+) \|$", listed, re.MULTILINE))


@pytest.fixture(scope="module")
def bill(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bill")
    subprocess.run([sys.executable, "scripts/make_sbom.py", folder], cwd=ROOT, check=True)
    [file] = folder.iterdir()
    return json.loads(file.read_text())


def test_every_package_of_the_server_is_credited_and_no_other():
    assert credited().keys() == pinned().keys()


def test_packages_are_credited_with_the_licences_that_they_state():
    for name, licence in credited().items():
        try:
            stated = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # for another system or version of Python
        said = stated.get("License-Expression") or stated.get("License") or ""
        assert SPOKEN.get(said, said) in licence, name


def test_the_bill_of_materials_lists_every_package(bill):
    listed = {each.get("purl"): each for each in bill["components"]}

    for name, version in pinned().items():
        component = listed[f"pkg:pypi/{name}@{version}"]
        assert component["hashes"]
        assert component["licenses"]


def test_the_bill_lists_what_the_client_carries(bill):
    lock = json.loads((ROOT / "web_client/vendor/lock.json").read_text())
    listed = {
        (each.get("group", "") + "/" + each["name"]).strip("/") for each in bill["components"]
    }

    assert {*lock, "Cabin", "League Gothic", "Game-icons.net"} <= listed


def test_the_bill_is_of_the_format_and_release_that_it_says(bill):
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["name"] == "morpho-server"
    [root] = [each for each in bill["dependencies"] if each["ref"] == "morpho-server"]
    assert len(root["dependsOn"]) == len(bill["components"])


def test_ci_checks_locked_packages_for_known_faults():
    ci = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())
    target = re.search(r"^audit:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)[
        1
    ]

    assert {"run": "make audit"} in ci["jobs"]["audit"]["steps"]
    assert "schedule" in ci[True], "YAML takes “on” for a truth"
    assert "--strict" in target, "a package that can't be looked up is a failure"
    for name in ("runtime", "build"):
        assert pinned(name).items() <= pinned("dev").items()
    assert "-r requirements/dev.txt" in target
    assert "scripts/audit_vendored.py" in target


@pytest.mark.parametrize(
    ("known", "status"), [({}, 0), ({"preact": [{"title": "XSS", "url": "u"}]}, 1), (None, 1)]
)
def test_known_faults_of_vendored_modules_fail_the_audit(known, status, monkeypatch, capsys):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    audit = importlib.import_module("audit_vendored")
    lock = json.loads((ROOT / "web_client/vendor/lock.json").read_text())
    asked = {}

    def answer(request, timeout):
        asked.update(json.loads(request.data))
        if known is None:
            raise OSError("nobody is there")
        return io.BytesIO(json.dumps(known).encode())

    monkeypatch.setattr(audit.urllib.request, "urlopen", answer)

    assert audit.main() == status
    assert asked.items() >= {name: [each["version"]] for name, each in lock.items()}.items()
    assert any("esbuild" in name for name in asked)
    assert ("preact 1" in capsys.readouterr().out) == bool(known)


def images():
    """Return the images of others that are named anywhere, each with the file that does."""
    compose = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    built = [service for service in compose["services"].values() if "build" not in service]
    named = [("docker-compose.yml", service["image"]) for service in built]
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    named += [("Dockerfile", base) for base in bases]
    for name in ("ci.yml", "nightly.yml"):
        jobs = yaml.safe_load((ROOT / ".github/workflows" / name).read_text())["jobs"]
        services = [one for job in jobs.values() for one in job.get("services", {}).values()]
        named += [(name, service["image"]) for service in services]
    return named


def test_images_have_one_version_and_digest_everywhere():
    pinned_as = {}
    for file, image in images():
        match = re.fullmatch(r"(\w+):\d+\.\d+\.?\d*-[\w-]+@sha256:[0-9a-f]{64}", image)
        assert match, f"{file}: {image}"
        assert pinned_as.setdefault(match[1], image) == image, f"{file} has another {match[1]}"
    assert pinned_as.keys() == {"python", "postgres", "redis", "caddy"}


def test_newer_versions_are_proposed_every_week():
    updates = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text())["updates"]

    assert {each["schedule"]["interval"] for each in updates} == {"weekly"}
    assert all(each["cooldown"]["default-days"] >= 7 for each in updates)
    looked_after = {each["package-ecosystem"] for each in updates}
    assert looked_after == {"docker", "docker-compose", "github-actions", "npm", "pip"}
    [npm] = [each for each in updates if each["package-ecosystem"] == "npm"]
    folder = ROOT / npm["directory"].strip("/")
    wanted = json.loads((folder / "package.json").read_text())["dependencies"]
    lock = json.loads((ROOT / "web_client/vendor/lock.json").read_text())
    assert wanted == {name: each["version"] for name, each in lock.items()}


@pytest.mark.parametrize("name", ["ci.yml", "nightly.yml"])
def test_a_workflow_does_not_run_twice_at_once(name):
    workflow = yaml.safe_load((ROOT / ".github/workflows" / name).read_text())

    assert workflow["concurrency"]["group"]


def test_the_wheel_comes_with_its_bill():
    ci = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())
    steps = ci["jobs"]["wheel"]["steps"]

    assert {"run": "make sbom"} in steps
    assert any("dist/*.cdx.json" in step.get("with", {}).get("path", "") for step in steps)


def test_a_tool_is_unpacked_by_a_python_without_filters(tmp_path, monkeypatch):
    """Debian 12 has Python 3.11.2."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    npm_tools = importlib.import_module("npm_tools")
    extract = tarfile.TarFile.extractall

    def without_filters(files: tarfile.TarFile, path: str) -> None:
        extract(files, path)

    monkeypatch.delattr(tarfile, "data_filter", raising=False)
    monkeypatch.setattr(tarfile.TarFile, "extractall", without_filters)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        archive.add(ROOT / "README.md", "package/README.md")

    npm_tools.unpack(packed.getvalue(), tmp_path / "tool")

    assert [file.name for file in (tmp_path / "tool").iterdir()] == ["README.md"]


def test_a_tool_that_two_processes_fetch_at_once_is_there(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    npm_tools = importlib.import_module("npm_tools")
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        archive.add(ROOT / "README.md", "package/README.md")

    for _ in range(2):
        npm_tools.unpack(packed.getvalue(), tmp_path / "tool")

    assert [file.name for file in (tmp_path / "tool").iterdir()] == ["README.md"]
    assert [file.name for file in tmp_path.iterdir()] == ["tool"], "nothing is left behind"
