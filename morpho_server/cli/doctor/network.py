"""Check by which addresses of this machine its server answers."""

from collections.abc import Iterator

from morpho_server.api.public_address import OtherOrigin, origins_for_others
from morpho_server.cli.doctor.findings import NETWORK, Finding
from morpho_server.cli.doctor.requests import UnreachableError, Visitor


def check_network(port: int) -> Iterator[Finding]:
    """Say which addresses answer, if a server listens on that port: the likeliest first."""
    if not _answers(f"http://localhost:{port}"):
        return
    others = origins_for_others("::", port)
    answering = [each for each in others if _answers(each.origin)]
    if answering:
        yield NETWORK.ok(
            f"For others it is at {_listed(answering)}. These answer from here; a firewall may"
            " still keep others out."
        )
    else:
        yield NETWORK.note(
            f"It answers on this computer only, not at {_listed(others) or 'any other address'}.",
            "Start it with --host 0.0.0.0 to let others in.",
        )


def _answers(origin: str) -> bool:
    try:
        return "status" in Visitor(origin).get("/readyz").json()
    except UnreachableError:
        return False


def _listed(origins: list[OtherOrigin]) -> str:
    return ", ".join(f"{origin}{interface and f' ({interface})'}" for origin, interface in origins)
