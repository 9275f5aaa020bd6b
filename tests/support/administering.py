"""Administrators of a server in this process, by REST as their page."""

from dataclasses import dataclass
from typing import Any

import httpx

from morpho_server.storage.administration.access import new_secret
from morpho_server.tables.model.passes import hash_of
from tests.support.pages import Json
from tests.support.visitors import API, Site, body_of


@dataclass
class Admin:
    """Somebody with an admin session."""

    site: Site
    cookie: str

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request as the page of the administration does."""
        headers = {"Cookie": self.cookie, "Origin": self.site.base, **more.pop("headers", {})}
        return await self.site.request(method, f"{API}/admin/{path}", headers=headers, **more)

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        """Return the answer to a request; raises :exc:`Refused`."""
        return body_of(await self.send(method, path, **more))


async def made_link(site: Site, name: str = "Ada") -> str:
    """Return the secret of a new admin link."""
    assert site.administration is not None
    assert site.world is not None
    secret = new_secret()
    await site.administration.access.make_link(hash_of(secret), name, site.world.clock.now())
    return secret


async def enter(site: Site, secret: str, **headers: str) -> httpx.Response:
    """Use a link, on the page of a server."""
    sent = {"Origin": site.base, **headers}
    path = f"{API}/admin/session"
    return await site.request("POST", path, json={"secret": secret}, headers=sent)


async def administrator(site: Site, name: str = "Ada") -> Admin:
    """Return somebody who has come by a new link."""
    entered = await enter(site, await made_link(site, name))
    body_of(entered)
    return Admin(site, cookie_of(entered))


def cookie_of(answer: httpx.Response) -> str:
    """Return the cookie that an answer sets."""
    return answer.headers["set-cookie"].partition(";")[0]
