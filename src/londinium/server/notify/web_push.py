"""Web push: a message only the browser can read (RFC 8291), signed by this server with its VAPID key (RFC 8292)."""

from __future__ import annotations

import base64

import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from londinium.server.errors import Malformed
from londinium.server.notify.messages import Push
from londinium.server.notify.outbound import Undelivered

KEPT = 24 * 3600  # seconds a push service keeps a message for a browser that is closed


def encrypted(target: Push, content: bytes) -> bytes:
    """Content that only the holder of the browser's keys can read."""
    from pywebpush import WebPusher, WebPushException

    info = {"endpoint": target.endpoint, "keys": {"p256dh": target.keys.p256dh, "auth": target.keys.auth}}
    try:
        return bytes(WebPusher(info).encode(content)["body"])
    except (WebPushException, ValueError, IndexError):
        raise Undelivered("keys", certain=True, gone=True) from None


def signature(key: ec.EllipticCurvePrivateKey, target: Push, sender: str) -> str:
    """What tells a push service who sends."""
    from py_vapid import Vapid02, VapidException

    url = httpx.URL(target.endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc.decode('ascii')}", "sub": f"mailto:{sender}"}
    try:
        return str(Vapid02(key).sign(claims)["Authorization"])
    except VapidException:
        raise Undelivered("keys", certain=True, gone=True) from None


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """What a browser subscribes with."""
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def new_push_key() -> str:
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return pem.decode()


def read_push_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key, in PEM or as the 32 bytes of its number in base64."""
    try:
        if "-----BEGIN" in text:
            key = serialization.load_pem_private_key(text.encode(), None)
        else:
            number = base64.urlsafe_b64decode(text.strip() + "==")
            key = ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
    except ValueError as problem:
        raise Malformed(f"the key of web push cannot be read: {problem}") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise Malformed("the key of web push must be of the curve P-256")
    return key
