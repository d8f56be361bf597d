"""Visitors by their address: whoever has an IPv6 network has 2^64 addresses, and is one visitor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

NETWORK = 64
"""Bits of an IPv6 address that tell visitors apart."""


@lru_cache(maxsize=10_000)
def visitor(address: str) -> str:
    """Who comes from an address, for counting.

    >>> visitor("192.0.2.7"), visitor("::ffff:192.0.2.7"), visitor("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> (128 - NETWORK) << (128 - NETWORK), NETWORK)))
    return str(found)


@lru_cache(maxsize=10_000)
def is_local(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found.is_loopback or (mapped is not None and mapped.is_loopback)


def is_among(address: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of these, or lies in one of these networks."""
    try:
        found = ip_address(address)
        return any(found in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False
