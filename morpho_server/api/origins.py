"""Origins, written as browsers write them: scheme, name in ASCII, port unless it is the usual."""

import re
from typing import Final

import idna

_SITE: Final = re.compile(
    r"(?P<scheme>https?)://(?P<name>\[[0-9a-f:.]+\]|[^][/?#@:\s]+)(?::(?P<port>[0-9]{1,5}))?/?",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"(?:[a-z0-9_-]+\.)*[a-z0-9_-]+")
_END: Final = re.compile(r"\.?(?P<port>:\d+)?$")
_USUAL_PORTS: Final = {"http": ":80", "https": ":443"}


def origin_of(address: str) -> str:
    """Return the origin of a site, as somebody writes its address; raises :exc:`ValueError`."""
    found = _SITE.fullmatch(address)
    if found is None or int(found["port"] or 0) > 65535:
        raise ValueError("not the address of a site")
    name = found["name"] if found["name"].startswith("[") else _in_ascii(found["name"])
    port = found["port"] and f":{found['port']}"
    return canonical(f"{found['scheme']}://{name}{port or ''}")


def canonical(origin: str) -> str:
    """Return an origin in its one form. A dot at the end of its name means the same site."""
    written = origin.lower()
    usual = _USUAL_PORTS.get(written.partition("://")[0])
    return _END.sub(lambda end: "" if end["port"] in (None, usual) else end["port"], written, 1)


def _in_ascii(name: str) -> str:
    """Return a name as it is looked up. Browsers let labels pass that registries refuse."""
    mapped = idna.uts46_remap(name, std3_rules=False, transitional=False).removesuffix(".")
    labels = [each if each.isascii() else f"xn--{_punycode(each)}" for each in mapped.split(".")]
    if not _NAME.fullmatch(".".join(labels)):
        raise ValueError("not a name")
    return ".".join(labels)


def _punycode(label: str) -> str:
    return label.encode("punycode").decode()
