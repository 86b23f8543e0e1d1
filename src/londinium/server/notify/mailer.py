"""E-mail: plain text to one mailbox, over the SMTP server that the host names."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib
import structlog

from londinium.server.config import Mail
from londinium.server.notify.outbound import PATIENCE, Undelivered

LETTERS = 4  # on their way to the mail server at once
LOOPBACK = ("localhost", "127.0.0.1", "::1")

log = structlog.get_logger("notify.mailer")


class Mailer:
    """The way to the mail server, if there is one."""

    def __init__(self, settings: Mail | None) -> None:
        self.settings = settings
        self.letters = asyncio.Semaphore(LETTERS)

    async def send(self, address: str, subject: str, text: str) -> None:
        mail = self.settings
        if mail is None:
            raise Undelivered("mail", certain=True, ours=True)
        letter = EmailMessage()
        letter["From"] = mail.sender
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        local = mail.host in LOOPBACK
        upgrade = False if local or mail.tls else True if mail.password else None
        try:
            async with self.letters:
                await aiosmtplib.send(
                    letter,
                    hostname=mail.host,
                    port=mail.port,
                    username=mail.user,
                    password=mail.password,
                    use_tls=mail.tls,
                    start_tls=upgrade,
                    timeout=PATIENCE,
                )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPDataError):
            raise Undelivered("refused", certain=True) from None
        except aiosmtplib.SMTPConnectError as problem:
            log.error("the mail server cannot be reached", problem=str(problem))
            raise Undelivered("mail", certain=True, ours=True) from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.error("the mail server did not take a message", problem=type(problem).__name__)
            raise Undelivered("mail", ours=True) from None
