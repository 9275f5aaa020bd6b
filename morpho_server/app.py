"""The composition root: makes the parts and joins them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.types import ASGIApp

from morpho_server.administration.bans import networks_in
from morpho_server.administration.watch import Watch
from morpho_server.aids.analyses import Analyses
from morpho_server.aids.deductions import Deductions
from morpho_server.api import problems
from morpho_server.api.application import application
from morpho_server.api.call_rooms import CallRooms
from morpho_server.api.limiting.limits import Limits, Quotas
from morpho_server.api.middleware.drain import Drain
from morpho_server.api.middleware.host_check import HostCheck
from morpho_server.api.middleware.request_id import RequestIds
from morpho_server.api.middleware.response_headers import AnswerHeaders
from morpho_server.api.middleware.unnamed_proxy import UnnamedProxyHint
from morpho_server.api.public_address import Reach
from morpho_server.api.readiness import Readiness
from morpho_server.api.security_log import SecurityLog, Watched
from morpho_server.api.services import Services
from morpho_server.api.sockets.socket import SocketMiddleware
from morpho_server.api.sockets.state_pages import StatePages
from morpho_server.api.sockets.token_watch import TokenWatch
from morpho_server.api.statistics import Statistics
from morpho_server.api.tunnel import Tunnel
from morpho_server.bots.runner import BotRunner
from morpho_server.bots.speaking import BotSpeakers
from morpho_server.games.game import Game
from morpho_server.games.registry import RULES, bots_of
from morpho_server.history.history import History
from morpho_server.history.opened_records import OpenedRecords
from morpho_server.history.result_writer import ResultWriter
from morpho_server.history.time_slices import TimeSlices
from morpho_server.metrics.counts import Counts
from morpho_server.realtime import frames
from morpho_server.realtime.absence_watch import Absences
from morpho_server.realtime.broadcast import NoBroadcast
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.node import Node
from morpho_server.realtime.presence import NobodyElse, Presence
from morpho_server.realtime.redis_at import RedisAt
from morpho_server.realtime.watch_parties import WatchParties
from morpho_server.settings import Settings
from morpho_server.storage.backup.folder import BackupFolder
from morpho_server.storage.database.open import Database, backend_of, open_database
from morpho_server.storage.expiry import DAY
from morpho_server.system import SystemClock, SystemRandomness
from morpho_server.tables.model.ids import NodeId, Strength, TableId
from morpho_server.tables.ports import LogUnavailableError, TableLostError, TableRewrittenError
from morpho_server.tables.runtime.erasing import Eraser
from morpho_server.tables.runtime.evening_watch import EveningWatch
from morpho_server.tables.runtime.log_poller import LogPoller
from morpho_server.tables.runtime.outages import OutageDetector
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.timers import Timers
from morpho_server.tables.runtime.world import World
from morpho_server.version import VERSION
from morpho_server.workers.pool import usual_processes
from morpho_server.workers.pools import Pools, Workers
from morpho_server.workers.questions import Aids, Thinker

if TYPE_CHECKING:
    from morpho_server.metrics.exposition import Exposition

logger = logging.getLogger(__name__)

EXPIRY_SECONDS = 3600
"""The interval at which expired tables, guests and tokens are looked for."""


class Server:
    """A running server.

    ``app`` serves requests, and ``drain`` drains it at the end. ``reach`` has to know whether
    the server listens at every address. ``security_log`` counts what is refused,
    ``metrics`` writes those that are asked for.
    """

    def __init__(
        self,
        settings: Settings,
        world: World,
        database: Database,
        games: Mapping[str, Game[Any]],
        node: Node | None,
        workers: Workers,
        limits: Limits,
    ) -> None:
        self.drain = Drain()
        self.reach = Reach(settings.public_url)
        self.security_log = SecurityLog()
        self.token_watch = TokenWatch(database.guests)
        stored = database.administration
        self.watch = Watch(stored.state.read, stored.bans.all, world.clock)
        self.watch.on_change.append(self._take_state)
        self.watch.on_change.append(lambda: self.token_watch.dismiss_banned(self.watch.is_banned))
        presence: Presence = NobodyElse() if node is None else node.presence
        self._presence = presence
        self._absences = Absences(settings.away_seconds, settings.host_grace_seconds)
        self._hub = Hub(presence, settings.away_seconds)
        self._watch_parties = (
            WatchParties(self._hub, NoBroadcast(), NodeId(""))
            if node is None
            else WatchParties(self._hub, node.broadcast, node.id)
        )
        self._timers = Timers(self._hub.is_watched, self._hub.is_for_others)
        self._evenings = EveningWatch()
        self._runner = BotRunner(self._hub.is_present, workers.bots, settings.bot_seconds)
        self._speakers = BotSpeakers(self._hub.is_present)
        self._history = History(TimeSlices())
        self._result_writer = ResultWriter(database.results, self._history.slices)
        self._deductions = Deductions(workers.aids)
        self._analyses = Analyses(workers.aids)
        strengths = {name: tuple(map(Strength, tuple(bots_of(name)))) for name in games}
        self._tables = LiveTables(games, world, strengths, settings.people_per_table)
        self.eraser = Eraser(self._tables, database.erasures)
        self._world = world
        world.outage_detector.most = 1000 * settings.downtime_seconds
        self._idle_seconds = settings.idle_minutes * 60
        self._watch_tables(limits, bots_speak=settings.bots_speak)
        self._backups = _backups(settings, world)
        self.services = self._services(settings, database, world, limits)
        self.metrics: Exposition | None = None
        self.app = self._application(settings)

    def _watch_tables(self, limits: Limits, *, bots_speak: bool) -> None:
        """Let each part watch the tables that are loaded, in this order, and who is present."""
        self._hub.on_presence += [
            self._absences.look,
            lambda subscribers: self._timers.look_again(subscribers.session),
            lambda subscribers: self._runner.look(subscribers.session),
            lambda subscribers: self._evenings.look(subscribers.session),
        ]
        self._tables.on_loaded += [
            self._hub.attach,
            self._timers.watch,
            self._evenings.watch,
            lambda session: self._absences.watch(self._hub.subscribers(session)),
            self._runner.watch,
            *([self._speakers.watch] if bots_speak else []),
            self._result_writer.watch,
            lambda session: session.log.on_lost.append(partial(self._stop, session)),
            limits.watch,
        ]

    def _application(self, settings: Settings) -> ASGIApp:
        """Return the application for requests and sockets, behind its middleware."""
        routes = application(self.services, settings.largest_body, client_folder(), docs_folder())
        app: ASGIApp = AnswerHeaders(SocketMiddleware(routes))
        if settings.trusted_proxies is None:
            app = UnnamedProxyHint(app)
        return RequestIds(Watched(HostCheck(app, self.reach), self.security_log))

    def _services(
        self, settings: Settings, database: Database, world: World, limits: Limits
    ) -> Services:
        return Services(
            tables=self._tables,
            hub=self._hub,
            watch_parties=self._watch_parties,
            history=self._history,
            replay_links=database.replay_links,
            records=OpenedRecords(),
            deduce=self._deductions.of,
            analyses=self._analyses,
            guests=database.guests,
            eraser=self.eraser,
            results=database.results,
            result_writer=self._result_writer,
            statistics=Statistics(database.results, world.clock),
            administration=database.administration,
            watch=self.watch,
            token_watch=self.token_watch,
            state_pages=StatePages(self.watch, world.clock, self.token_watch.tell),
            backups=self._backups,
            settings=settings.without_secrets(),
            drain=self.drain,
            reach=self.reach,
            readiness=Readiness(database.health),
            limits=limits,
            origins=frozenset(settings.origins),
            proxies=networks_in(settings.trusted_proxies),
            largest_message=settings.largest_message,
            call_rooms=CallRooms(settings.call_template, database.broadcast_key),
            keeping=database.keeping,
            kept_tables=settings.kept_tables,
            keep_days=settings.keep_days,
            token_days=settings.token_days,
            version=VERSION,
        )

    def share(self, tunnel: Tunnel) -> None:
        """Let in those who come through a tunnel, and tell open pages where it comes out."""
        self.reach.tunnel = tunnel
        tunnel.on_change.append(lambda origin: self.token_watch.tell(frames.tunnel(origin)))

    def _take_state(self) -> None:
        self._world.maintenance.is_on = self.watch.state.maintenance

    async def sweep(self) -> None:
        """Unload tables that nobody has watched for a while, until cancelled."""
        idle_before: set[object] = set()
        while True:
            await asyncio.sleep(self._idle_seconds)
            idle = {session for session in self._tables if self._is_idle(session)}
            for session in idle & idle_before:
                self._let_go(session)
            idle_before = set(idle)

    async def beat(self) -> None:
        """Detect outages and return the lost time, until cancelled."""
        await self._world.outage_detector.run(
            self._world.clock, lambda: self._timers.pressed, self._timers.after_outage
        )

    async def expire(self, database: Database, keep_days: int | None) -> None:
        """Let tokens expire, and remove what was unused for long, until cancelled.

        The first look comes late: a machine that starts with a wrong clock sets it right meanwhile,
        and servers that start again and again don't confirm each other.
        """
        while True:
            await asyncio.sleep(EXPIRY_SECONDS)
            try:
                await database.guests.expire()
                await database.administration.sweep(self._world.clock.now())
                await self.eraser.resume()
                await database.erasures.scrub()
                if keep_days is not None:
                    removed = await database.retention.remove_confirmed(
                        self._world.clock, keep_days * DAY, self._is_live
                    )
                    if removed.tables or removed.guests:
                        logger.info("Removed %s.", removed)
            except LogUnavailableError as error:
                logger.warning("What has expired can't be removed now: %s", error)

    def _is_live(self, table: TableId) -> bool:
        live = any(session.id == table for session in self._tables)
        return live or bool(self._presence.elsewhere(table))

    def _is_idle(self, session: TableSession) -> bool:
        if session.busy or not self._hub.is_idle(session):
            return False
        # A node where its players are watches its deadline.
        return self._timers.due(session) is None or bool(self._presence.elsewhere(session.id))

    def _let_go(self, session: TableSession) -> None:
        self._tables.forget(session)
        self._hub.forget(session)
        self._timers.forget(session)
        self._evenings.forget(session)
        self._absences.forget(session)
        self._runner.forget(session)

    @asynccontextmanager
    async def beside_others(self, node: Node) -> AsyncIterator[None]:
        """Take part as one of several nodes while the context lasts."""
        log_poller = LogPoller(self._tables, self._tables.world.log)

        def follow(session: TableSession) -> None:
            # What was written before, while the table was loaded, was neither read nor heard.
            look = partial(log_poller.look_at, session)
            look()
            node.notifier.follow(session.id, log_poller.receive, look)

        node.presence.on_gone.append(self._watch_parties.forget)
        self._tables.on_loaded.append(follow)
        self._tables.on_forgotten.append(lambda session: node.notifier.unfollow(session.id))
        async with node.at_work(log_poller, self._hub):
            yield

    def _stop(self, session: TableSession, error: TableLostError) -> None:
        """Unload a lost table and dismiss its players."""
        if isinstance(error, TableRewrittenError):
            self._history.forget(session.id)
        if self._tables.live(session.id) is session:
            self._hub.subscribers(session).dismiss(*problems.unavailable(error))
            self._let_go(session)

    async def close(self) -> None:
        """Stop everything that waits for a time to come, and finish what is being written."""
        await self.eraser.close()
        self._timers.close()
        self._evenings.close()
        self._absences.close()
        self._runner.close()
        self._speakers.close()
        self._deductions.close()
        self._analyses.close()
        if self._backups is not None:
            self._backups.close()
        await self._result_writer.close()


def _quotas(settings: Settings) -> Quotas:
    return Quotas(**{field.name: getattr(settings, field.name) for field in fields(Quotas)})


def _backups(settings: Settings, world: World) -> BackupFolder | None:
    if settings.backup_folder is None:
        return None
    folder, backend = Path(settings.backup_folder), backend_of(settings.database)
    return BackupFolder(folder, backend, VERSION, world.clock)


def world_of(database: Database) -> World:
    """Return the world as it is: with the time of all nodes, and this machine's randomness."""
    return World(
        database.log,
        database.index,
        database.clock,
        SystemRandomness(),
        outage_detector=OutageDetector(database.heartbeat),
    )


@asynccontextmanager
async def running(
    settings: Settings,
    games: Mapping[str, Game[Any]] = RULES,
    make_world: Callable[[Database], World] = world_of,
    thinker: Thinker | None = None,
    aids: Aids | None = None,
) -> AsyncIterator[Server]:
    """Open the database and yield the server, ready to serve.

    Its bots think in worker processes, and aids are worked out there, unless another ``thinker``
    has bots answer, and others are its ``aids``. Raises
    :exc:`~morpho_server.storage.database.errors.DatabaseUnusableError` and
    :exc:`~morpho_server.realtime.broadcast.BadRedisUrlError` before anything is served.
    """
    redis = None if settings.redis is None else RedisAt(settings.redis, settings.redis_prefix)
    event_types = {name: game.event_types for name, game in games.items()}
    opening = open_database(
        settings.database,
        event_types,
        SystemClock(),
        serving=True,
        token_days=settings.token_days,
    )
    async with opening as database:
        if settings.redis is not None and not database.log.shared:
            logger.warning("MORPHO_REDIS is of no use with SQLite, which serves one process alone.")
        world = make_world(database)
        node: Node | None = None
        if database.log.shared:
            key = database.broadcast_key
            by_redis = None if redis is None else partial(redis.broadcast, key)
            node = Node(database.node_registry, by_redis or (lambda _: NoBroadcast()))
            world = replace(world, notifier=node.notifier)
        pools = Pools(settings.bot_processes or usual_processes())
        rates = redis.rates() if redis is not None and node is not None else None
        limits = Limits(_quotas(settings), rates.take if rates is not None else None)
        counts = None if settings.metrics is None else Counts()
        bots = thinker or pools.bots
        server = Server(
            settings,
            world,
            database,
            games,
            node,
            Workers(bots if counts is None else counts.timing(bots), aids or pools.aids),
            limits,
        )
        beside = (server.sweep, server.beat, server.security_log.run, server.token_watch.run)
        await server.watch.look()
        works = [_begin(work) for work in (*beside, server.watch.run)]
        works.append(_begin(partial(server.expire, database, settings.keep_days)))
        if counts is not None:
            works.append(_begin(counts.sample_lag))
            server.metrics = _exposition(counts, server, database, node, settings.backup_folder)
        try:
            async with nullcontext() if node is None else server.beside_others(node):
                await server.eraser.resume()
                yield server
        finally:
            for work in works:
                work.cancel()
            await asyncio.wait(works)
            await server.close()
            await pools.close()
            if rates is not None:
                await rates.close()


def _exposition(
    counts: Counts, server: Server, database: Database, node: Node | None, backups: str | None
) -> "Exposition":
    """Count at all tables from now on; return what writes the metrics."""
    from morpho_server.metrics.exposition import Exposition  # noqa: PLC0415 - it is an extra

    counts.watch(server.services.tables, server.services.hub, database.log)
    return Exposition(counts, server.services, server.security_log, database, node, backups)


async def erase_again(url: str) -> None:
    """Finish the erasures that a restored database has begun.

    Raises :exc:`~morpho_server.storage.database.errors.DatabaseUnusableError`.
    """
    event_types = {name: game.event_types for name, game in RULES.items()}
    async with open_database(url, event_types, SystemClock(), serving=True) as database:
        tables = LiveTables(RULES, world_of(database))
        await Eraser(tables, database.erasures).resume()


def _begin(work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
    """Run the background tasks while the server runs."""

    async def until_cancelled() -> None:
        try:
            await work()
        except Exception:
            logger.exception("something that the server does beside serving has ended by a fault")

    return asyncio.ensure_future(until_cancelled())


def client_folder() -> Path:
    """Return the folder of the browser client: in the package if installed, else beside it."""
    return _folder("web_client")


def docs_folder() -> Path:
    """Return the folder of the documentation: as pages if installed, else as Markdown."""
    return _folder("docs")


def _folder(name: str) -> Path:
    package = Path(__file__).parent
    installed = package / name
    return installed if installed.is_dir() else package.parent / name
