"""``morpho admin ban``, ``unban``, ``bans``, and ``audit``."""

import argparse
import json
import time

from morpho_server.cli.admin.api import AdminApi
from morpho_server.cli.admin.sessions import moment
from morpho_server.cli.terminal import Commands, say

_DAY_MILLIS = 86_400_000


def add_to(deeds: Commands) -> None:
    """Add what can be done to bans, and the audit log."""
    banning = deeds.add_parser("ban", help="ban a guest with their devices, or a network")
    banning.add_argument("whom", metavar="GUEST|NETWORK", help="a guest's number, or an address")
    banning.add_argument("--days", type=float, help="for how long; a network needs it")
    banning.add_argument("--reason", default="", help="for the list of bans")
    banning.add_argument("--dry-run", action="store_true", help="only say whom it would hit")
    banning.set_defaults(do=_ban)
    lifting = deeds.add_parser("unban", help="lift a ban")
    lifting.add_argument("ban", type=int, metavar="ID", help="its number in the list")
    lifting.set_defaults(do=_unban)
    deeds.add_parser("bans", help="list the bans").set_defaults(do=_list)
    deeds.add_parser("audit", help="list the last actions").set_defaults(do=_audit)


def _ban(api: AdminApi, chosen: argparse.Namespace) -> None:
    body: dict[str, object] = {"reason": chosen.reason, "dry_run": chosen.dry_run}
    body |= {"guest": int(chosen.whom)} if chosen.whom.isdecimal() else {"network": chosen.whom}
    if chosen.days is not None:
        body["until"] = int(time.time() * 1000 + chosen.days * _DAY_MILLIS)
    answer = api.ask("POST", "bans", body)
    whom = answer["network"] or f"guests {', '.join(map(str, answer['guests']))}"
    hit = answer["guests_of_the_last_hour"]
    say(
        f"{'Would ban' if chosen.dry_run else 'Banned'} {whom}: {hit} of the guests who came to"
        " this node in the last hour. A new browser is a new guest."
    )


def _unban(api: AdminApi, chosen: argparse.Namespace) -> None:
    api.ask("DELETE", f"bans/{chosen.ban}")
    say(f"Ban {chosen.ban} is lifted.")


def _list(api: AdminApi, _chosen: argparse.Namespace) -> None:
    for each in api.ask("GET", "bans")["bans"]:
        whom = each["network"] or f"guests {', '.join(map(str, each['guests']))}"
        until = "lifted" if each["until"] is None else moment(each["until"])
        print(f"{each['id']:>6}  {whom}  until {until}  {each['who']}: {each['reason']}")


def _audit(api: AdminApi, _chosen: argparse.Namespace) -> None:
    for each in api.ask("GET", "audit")["entries"]:
        details = json.dumps(each["details"], ensure_ascii=False)
        print(f"{moment(each['at'])}  {each['who']}  {each['action']}  {details}")
