"""Outbound requests: a POST to an address that somebody named, checked against SSRF and held to what was checked."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property, partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import IPPROTO_TCP, getaddrinfo
from weakref import WeakValueDictionary

import httpx

PATIENCE = 5.0  # seconds for everything: the name, the connection, the answer
LARGEST = 8192  # bytes of a message
TRIED = 3  # addresses of one name
AT_ONCE = 64  # messages on their way
AT_ONCE_EACH = 2  # of one person: whoever's targets are slow keeps nobody else waiting
NAMES = 8  # looked up at once
ORDINARY_PORTS = (80, 443)
UNICAST = IPv6Network("2000::/3")  # all that was ever given out for the open internet
IN_LAST_BITS = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))  # NAT64, and addresses that only say so
RESERVED = tuple(map(IPv4Network, ("192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "100.64.0.0/10", "240.0.0.0/4")))
RESERVED_6 = tuple(
    map(IPv6Network, ("2001::/23", "2001:db8::/32", "3fff::/20"))
)  # Teredo, ORCHID and others among them

for name in ("httpx", "httpcore"):  # they write down whole addresses, and that of a webhook is a secret
    logging.getLogger(name).setLevel(logging.WARNING)

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Undelivered(Exception):
    """A message that did not arrive, as far as one can tell.

    `certain`: not a byte of it left, so it may be sent again. `gone`: the target will never take another.
    `ours`: the fault is not the target's.
    """

    def __init__(self, problem: str, certain: bool = False, gone: bool = False, ours: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.certain = certain
        self.gone = gone
        self.ours = ours


@dataclass(frozen=True)
class Target:
    """Where a message goes: what was asked for, and the addresses its name stood for when it was checked."""

    url: httpx.URL
    name: str
    addresses: tuple[str, ...]


class Outbound:
    """The way out; it reads no answer."""

    def __init__(self, private: bool = False) -> None:
        self.private = private  # may it lead into the private network?
        self.resolve: Resolve = resolve
        self.places = asyncio.Semaphore(AT_ONCE)
        self.own_places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def place_of(self, person: str) -> asyncio.Semaphore:
        return self.own_places.setdefault(person, asyncio.Semaphore(AT_ONCE_EACH))

    @cached_property
    def trust(self) -> ssl.SSLContext:
        return httpx.create_ssl_context(trust_env=False)

    async def check(self, text: str, https: bool = False) -> Target:
        """The target of an address, if messages may go there."""
        try:
            url = httpx.URL(text)
            name = url.raw_host.decode("ascii")
            port = url.port or (443 if url.scheme == "https" else 80)
        except (httpx.InvalidURL, UnicodeError):
            raise Undelivered("not-an-address", certain=True) from None
        if url.scheme not in (("https",) if https else ("http", "https")) or not name or url.userinfo:
            raise Undelivered("not-an-address", certain=True)
        if port not in ORDINARY_PORTS and port < 1024 and not self.private:
            raise Undelivered("private", certain=True)
        try:
            addresses = await self.resolve(name, port)
        except (OSError, ValueError):
            raise Undelivered("unknown-name", certain=True) from None
        if not addresses:
            raise Undelivered("unknown-name", certain=True)
        if not self.private and any(is_private(address) for address in addresses):
            raise Undelivered("private", certain=True)
        return Target(url, name, tuple(addresses[:TRIED]))

    async def post(
        self, person: str, text: str, content: bytes, headers: Mapping[str, str], https: bool = False
    ) -> None:
        """Send a message of a person's once; Undelivered if it was not taken."""
        if len(content) > LARGEST:
            raise Undelivered("too-large", certain=True, ours=True)
        on_the_way = False
        try:
            async with self.place_of(person), self.places, asyncio.timeout(PATIENCE):
                target = await self.check(text, https)
                on_the_way = True
                status = await self.send(target, content, headers)
        except TimeoutError:
            raise Undelivered("slow", certain=not on_the_way) from None
        except httpx.ConnectError:
            raise Undelivered("unreachable", certain=True) from None
        except httpx.HTTPError:
            raise Undelivered("unreachable") from None
        if not 200 <= status < 300:
            raise Undelivered(f"answered {status}")

    async def send(self, target: Target, content: bytes, headers: Mapping[str, str]) -> int:
        """To the addresses that were checked, whatever the name may stand for by now; nothing is followed or read."""
        async with httpx.AsyncClient(
            verify=self.trust,
            trust_env=False,
            follow_redirects=False,
            timeout=None,
            limits=httpx.Limits(max_keepalive_connections=0),
        ) as client:
            for address in target.addresses:
                try:
                    async with client.stream(
                        "POST",
                        target.url.copy_with(host=address),
                        content=content,
                        headers={"User-Agent": "Londinium", **headers, "Host": target.url.netloc.decode("ascii")},
                        extensions={"sni_hostname": target.name},
                    ) as answer:
                        return answer.status_code
                except httpx.ConnectError:
                    if address == target.addresses[-1]:
                        raise
        raise AssertionError("a target has an address")


@cache
def lookups() -> ThreadPoolExecutor:
    """Threads of their own: names that take long to look up keep nothing else waiting."""
    return ThreadPoolExecutor(NAMES, thread_name_prefix="names")


async def resolve(name: str, port: int) -> list[str]:
    """All addresses a name stands for."""
    found = await asyncio.get_running_loop().run_in_executor(
        lookups(), partial(getaddrinfo, name, port, proto=IPPROTO_TCP)
    )
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_private(text: str) -> bool:
    """Whether an address leads anywhere but into the open internet, also when it is wrapped in another.

    >>> is_private("10.0.0.1"), is_private("::ffff:127.0.0.1"), is_private("9.9.9.9")
    (True, True, False)
    """
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv4Address):
        return not address.is_global or address.is_multicast or any(address in network for network in RESERVED)
    if (inner := wrapped(address)) is not None:
        return is_private(str(inner))
    return address not in UNICAST or not address.is_global or any(address in network for network in RESERVED_6)


def wrapped(address: IPv6Address) -> IPv4Address | None:
    """The address of the older kind that one of the newer kind stands for, if it does."""
    if address.ipv4_mapped is not None or address.sixtofour is not None:
        return address.ipv4_mapped or address.sixtofour
    if any(address in network for network in IN_LAST_BITS):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return None
