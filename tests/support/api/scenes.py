"""Tables at which something can be refused."""

from tests.support.serving import Player, Site, begin, essence

People = dict[str, Player]
"""The people of a scene by what they are: ``host``, ``other``, ``watcher``, ``first`` …."""


async def waiting(site: Site) -> People:
    """Return a table before its match: nobody is ready."""
    host, other = await site.company("Ada Bo")
    watcher = await (await site.guest()).join(host.code, "Watcher", sit=False)
    return {"host": host, "other": other, "watcher": watcher}


async def beside_a_bot(site: Site) -> People:
    """Return a table before its match, with a bot."""
    host, other = await site.company("Ada Bo")
    await host.do("add_bot", strength="random")
    return {"host": host, "other": other}


async def staking(site: Site) -> People:
    """Return a table whose round has begun: two players owe their stakes."""
    people = await waiting(site)
    await begin([people["host"], people["other"]])
    return people


async def playing(site: Site) -> People:
    """Return a table at which it is the turn of ``first``, then of ``second``."""
    people = await site.match("Ada Bo Cy")
    for player in people:
        await player.move("stake 1")
    turn = (await people[0].view())["public"]["turn"]
    names = ("first", "second", "third")
    by_turn = dict(zip(names, people[turn:] + people[:turn], strict=True))
    return {"host": people[0], "other": people[1]} | by_turn


async def between(site: Site) -> People:
    """Return a table between two rounds: everybody has passed."""
    people = await playing(site)
    for name in ("first", "second", "third"):
        await people[name].move("pass")
    return people


async def short(site: Site) -> People:
    """Return a table between two rounds whose host has left too few cards for the next."""
    people = await between(site)
    await people["host"].do("set_options", options={"highest": 3})
    return people


async def over(site: Site) -> People:
    """Return a table whose match was called off."""
    people = await staking(site)
    await people["host"].do("end_match")
    return people


async def unsuitable(site: Site) -> People:
    """Return a table at which all are ready, with options that do not suit so few."""
    options = {"mode": "expert", "unknowns": ["extremist"]}
    people = await site.company("Ada Bo Cy", "morpho", **options)
    for player in people[1:]:
        await player.do("ready", ready=True)
    return {"host": people[0], "other": people[1]}


async def everything(site: Site, people: People) -> list[object]:
    """Return all that there is of a table: what each of its people sees, and its log."""
    players = {player.id: player for player in people.values()}.values()
    shown = [essence(await player.view()) for player in players]
    return [*shown, await site.entries(people["host"].code)]
