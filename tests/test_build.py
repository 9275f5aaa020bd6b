"""The name of a build: it tells commits of one release apart."""

import subprocess

import pytest

from morpho_server.build import build_of, described


@pytest.mark.parametrize(
    ("description", "name"),
    [
        ("v1.0.0-12-g5ddbd95", "+12.g5ddbd95"),
        ("v1.0.0-0-g5ddbd95", ""),
        ("v1.0.0-0-g5ddbd95+", "+0.g5ddbd95.changed"),
        ("5ddbd95", "+g5ddbd95"),
        ("5ddbd95+", "+g5ddbd95.changed"),
        ("", ""),
        ("nothing that git says", ""),
    ],
)
def test_a_build_is_called_by_its_commit_and_the_distance_from_the_release(description, name):
    assert described(description) == name


def test_a_checkout_is_called_by_its_git_and_a_package_by_its_file(tmp_path):
    def git(*arguments):
        author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *author, *arguments], cwd=tmp_path, check=True, capture_output=True)

    assert build_of(tmp_path) == ""
    git("init")
    git("commit", "--allow-empty", "-m", "Begin")
    git("tag", "v1.0.0")
    assert build_of(tmp_path) == ""
    git("commit", "--allow-empty", "-m", "Go on")
    assert build_of(tmp_path).startswith("+1.g")

    (tmp_path / "morpho_server").mkdir()
    (tmp_path / "morpho_server" / "build.txt").write_text("+12.g5ddbd95")
    assert build_of(tmp_path) == "+12.g5ddbd95"
