"""A release: what it must be before files are made of it, and what its files say."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "scripts"))

import release  # noqa: E402 - scripts are in no package

CHANGELOG = (
    "# Changelog\n\n## [1.1.0] - 2027-01-02\n\n- New.\n\n## [1.0.0] - 2026-12-01\n\n- First.\n"
)


@pytest.fixture
def tree(tmp_path):
    """A source tree that is release 1.1.0."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init",), ("add", "."), ("commit", "-m", "Begin")):
        subprocess.run(["git", *author, *command], cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


def test_what_is_committed_is_released_under_its_own_version_alone(tree):
    assert list(release.faults_of("1.1.0", tree)) == []

    named, noted = release.faults_of("1.2.0", tree)
    assert named == "pyproject.toml says 1.1.0, not 1.2.0."
    assert "no section “## [1.2.0]" in noted

    (tree / "new.py").touch()
    [uncommitted] = release.faults_of("1.1.0", tree)
    assert "new.py" in uncommitted


def test_the_notes_of_a_release_are_its_section_of_the_changelog():
    assert release.notes_of("1.1.0", CHANGELOG) == "- New.\n"
    assert release.notes_of("1.0.0", CHANGELOG) == "- First.\n"
    assert release.notes_of("1.0", CHANGELOG) == ""


def test_the_compose_file_of_a_release_pulls_its_image_by_digest():
    image = f"example.org/morpho@sha256:{'0' * 64}"

    services = yaml.safe_load(release.pulling((ROOT / "docker-compose.yml").read_text(), image))[
        "services"
    ]

    own = [service for service in services.values() if service["image"] == image]
    assert len(own) == 3
    assert not any("build" in service for service in services.values())
    with pytest.raises(SystemExit, match="digest"):
        release.pulling((ROOT / "docker-compose.yml").read_text(), "example.org/morpho:1.0.0")
