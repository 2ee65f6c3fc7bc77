"""Mail, where whoever runs the server has set one up."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

log = logging.getLogger(__name__)

SEND_SECONDS = 20
LONGEST_ADDRESS = 254
_ADDRESS = re.compile(r"[^\s@<>,;:\"\\\[\]()]+@[^\s@<>,;:\"\\\[\]()]+\.[^\s@<>,;:\"\\\[\]().]{2,}")


def is_address(words: str) -> bool:
    """Tell whether something can be a mail address: one, and nothing that could add another."""
    return (
        len(words) <= LONGEST_ADDRESS
        and words.isprintable()
        and _ADDRESS.fullmatch(words) is not None
    )


class Mailer:
    """Sends mail through one server: `smtp://user:password@host:587` or `smtps://…`."""

    def __init__(self, server: str, sender: str, public: str) -> None:
        self._server = urlsplit(server)
        if self._server.scheme not in ("smtp", "smtps") or not self._server.hostname:
            raise ValueError("the mail server's address is smtp://user:password@host:587")
        self._sender = sender
        #: Where people reach the pages, for links in mails.
        self.public = public.rstrip("/")

    async def send(self, to: str, subject: str, words: str, leave: str | None = None) -> bool:
        """Send a mail; *leave* is where its reader wants no more. False: it could not be sent."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        if leave is not None:
            message["List-Unsubscribe"] = f"<{leave}>"
        message.set_content(words)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        return True

    def _send(self, message: EmailMessage) -> None:
        host, port = self._server.hostname or "", self._server.port
        context = ssl.create_default_context()
        if self._server.scheme == "smtps":
            with smtplib.SMTP_SSL(host, port or 465, timeout=SEND_SECONDS, context=context) as line:
                self._deliver(line, message)
            return
        with smtplib.SMTP(host, port or 587, timeout=SEND_SECONDS) as line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
            self._deliver(line, message)

    def _deliver(self, line: smtplib.SMTP, message: EmailMessage) -> None:
        if self._server.username:
            line.login(unquote(self._server.username), unquote(self._server.password or ""))
        line.send_message(message)
