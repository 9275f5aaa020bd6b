"""Everything for hosts is consistent: settings, documentation, containers, systemd unit."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from morpho_server.bots.runner import LEAST_PAUSE
from morpho_server.cli.shutdown import STOPPING_SECONDS
from morpho_server.cli.terminal import REFUSED
from morpho_server.settings import Settings
from morpho_server.workers.pool import LEAST_SECONDS

ROOT = Path(__file__).parent.parent
VARIABLE = re.compile(r"MORPHO_[A-Z_]+\b")
SETTINGS = {f"MORPHO_{name.upper()}" for name in Settings.model_fields}
COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVERS = ["morpho", "small", "backup"]


def text(name):
    return (ROOT / name).read_text()


@pytest.mark.parametrize(
    "name", ["docker-compose.yml", "Dockerfile", ".env.example", "deploy/morpho@.service"]
)
def test_only_settings_that_exist_are_set(name):
    assert set(VARIABLE.findall(text(name))) <= SETTINGS


def test_the_example_sets_exactly_what_compose_asks_for():
    asked = set(re.findall(r"(?<!\$)\$\{([A-Z_]+)", text("docker-compose.yml")))
    given = set(re.findall(r"^([A-Z_]+)=", text(".env.example"), re.MULTILINE))

    assert asked == given


@pytest.mark.parametrize("name", SERVERS)
def test_servers_run_with_as_little_as_they_need(name):
    server = COMPOSE["services"][name]

    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "cap_add" not in server
    assert server["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("name", SERVERS)
def test_servers_have_the_time_that_they_need_to_stop(name):
    assert int(COMPOSE["services"][name]["stop_grace_period"].removesuffix("s")) > STOPPING_SECONDS
    unit = re.search(r"^TimeoutStopSec=(\d+)$", text("deploy/morpho@.service"), re.MULTILINE)
    assert int(unit[1]) > STOPPING_SECONDS


def test_only_the_proxy_can_be_reached_from_outside():
    services = COMPOSE["services"]
    published = [name for name, service in services.items() if "ports" in service]

    assert published == ["caddy", "small"]
    assert services["small"]["profiles"] == ["small"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    for name in ("postgres", "redis"):
        assert services[name]["networks"] == ["back"]


def test_redis_has_a_password_and_does_not_start_without(tmp_path):
    """The command is run as the container would run it, with a program that says its arguments."""
    redis = COMPOSE["services"]["redis"]
    said = tmp_path / "redis-server"
    said.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    said.chmod(0o755)
    command = [part.replace("$$", "$") for part in redis["command"]]

    def run(password):
        path = f"{tmp_path}:{os.environ['PATH']}"
        given = {"PATH": path, "REDISCLI_AUTH": password}
        return subprocess.run(command, env=given, capture_output=True, text=True, check=False)

    assert run("a secret").stdout.splitlines()[-2:] == ["--requirepass", "a secret"]
    assert "REDIS_PASSWORD is not set" in run("").stderr
    assert redis["environment"]["REDISCLI_AUTH"] == "${REDIS_PASSWORD:-}"
    assert (
        "${REDIS_PASSWORD:-}@redis" in COMPOSE["services"]["morpho"]["environment"]["MORPHO_REDIS"]
    )


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_no_container_can_fill_the_memory_or_the_disk_with_its_log(name):
    service = COMPOSE["services"][name]

    assert service["mem_limit"]
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}


def test_lasting_data_is_in_a_volume():
    def volumes(name):
        return [each.partition(":")[0] for each in COMPOSE["services"][name]["volumes"]]

    assert volumes("postgres") == ["postgres"]
    assert volumes("small") == ["tables"]
    assert "caddy" in volumes("caddy")
    assert volumes("backup") == ["backups"]
    assert {"backups", "postgres", "tables", "caddy"} == COMPOSE["volumes"].keys()
    assert "MORPHO_DATABASE=sqlite:////data/morpho.db" in text("Dockerfile")
    assert "tables:/data" in COMPOSE["services"]["small"]["volumes"]


def test_the_image_runs_as_nobody_in_particular():
    lines = text("Dockerfile").splitlines()

    assert "USER 10001:10001" in lines
    assert "STOPSIGNAL SIGTERM" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)


def recipe(heading):
    """Return the lines of the first shell block under a heading of the hosts' page."""
    section = text("docs/hosting.md").split(f"\n## {heading}\n")[1]
    block = re.search(r"```sh\n(.*?)```", section, re.DOTALL)[1]
    return [line.partition("#")[0].strip() for line in block.splitlines()]


@pytest.mark.nightly
def test_the_small_server_recipe_installs_its_build(tmp_path):
    lines = recipe("On a small server")
    [build] = [line for line in lines if "hatchling" in line]
    [install] = [line for line in lines if line.endswith(".whl")]
    assert lines.index("make env") < lines.index(build) < lines.index(install)
    assert build.startswith(".venv/bin/python -m ")
    for name in ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("morpho_server", "web_client", "alembic", "scripts"):
        (tmp_path / name).symlink_to(ROOT / name)

    def run(python, arguments):
        line = f"'{python}' -m {arguments}"
        subprocess.run(line, shell=True, cwd=tmp_path, check=True, capture_output=True)

    run(sys.executable, build.removeprefix(".venv/bin/python -m "))
    run(sys.executable, install.removeprefix("/opt/morpho/bin/") + " --no-index --target installed")

    assert (tmp_path / "installed/morpho_server/web_client/index.html").is_file()


def test_the_recipe_for_a_small_server_names_what_there_is():
    lines = recipe("On a small server")
    unit = text("deploy/morpho@.service")

    assert "python3 -m venv /opt/morpho" in lines
    assert "ExecStart=/opt/morpho/bin/morpho serve" in unit
    for line in lines:
        for name in re.findall(r"(?:-r|^cp) (\S+)", line):
            assert (ROOT / name).is_file(), line
    assert "EnvironmentFile=-/etc/morpho.env" in unit
    assert any(line.split(" > ")[-1].startswith("/etc/morpho.env ") for line in lines)


def test_a_hopeless_start_is_not_retried():
    unit = text("deploy/morpho@.service")

    assert f"\nRestartPreventExitStatus={REFUSED}\n" in unit
    assert "Restart=on-failure" in unit


def test_the_unit_runs_as_somebody_who_may_do_little():
    unit = text("deploy/morpho@.service").splitlines()

    assert "User=morpho" in unit
    assert {"NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="} <= {*unit}
    assert {"StateDirectoryMode=0700", "UMask=0077"} <= {*unit}, "what is hidden is in the files"


def test_requests_wait_at_the_proxy_during_a_restart():
    proxy = text("deploy/Caddyfile").split()

    def said(word):
        return proxy[proxy.index(word) + 1]

    service, port = said("reverse_proxy").split(":")
    assert service in COMPOSE["services"]
    assert f"EXPOSE {port}" in text("Dockerfile").splitlines()
    assert float(said("lb_try_duration").removesuffix("s")) > STOPPING_SECONDS


def test_secrets_of_a_host_stay_out_of_image_and_repository():
    assert ".env" in text(".dockerignore").splitlines()
    assert ".env" in text(".gitignore").splitlines()


def test_bots_think_for_less_than_the_shortest_pause():
    [bound] = [
        each for each in Settings.model_fields["bot_seconds"].metadata if hasattr(each, "ge")
    ]

    assert bound.ge * LEAST_PAUSE > LEAST_SECONDS
