"""Passkeys: two short ceremonies, each with a challenge that counts once.

Loaded when the first one is held: its library takes 13 MiB.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import orjson
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from regency.server.auth.passkeys import Made, NoPasskey, Place

#: A browser that asks its person for a finger may take so long.
CEREMONY_SECONDS = 300
CHALLENGE_BYTES = 32
NAME = "Regency"


class Challenges(Protocol):
    """Keeps what browsers are asked to sign, where every server finds it."""

    async def keep_challenge(self, challenge: bytes, identity: str, until: int, now: int) -> None:
        """Keep what a passkey is asked to sign; those of the past are forgotten."""

    async def take_challenge(self, challenge: bytes, identity: str, now: int) -> bool:
        """Let a challenge count no more; False: it never did, or not for them."""


class Ceremonies:
    """The ceremonies that were begun; each challenge is taken once."""

    def __init__(self, challenges: Challenges, now: Callable[[], float] = time.time) -> None:
        self._challenges = challenges
        self._now = now

    async def begin_making(
        self, identity: str, name: str, place: Place, known: Sequence[str]
    ) -> Any:
        """Ask a browser to make a passkey for somebody who has the *known* ones."""
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=NAME,
            user_name=name or NAME,
            user_id=identity.encode(),
            user_display_name=name or NAME,
            challenge=await self._challenge(identity),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        return orjson.loads(options_to_json(options))

    async def make(self, identity: str, credential: dict[str, Any], place: Place) -> Made:
        """Return the passkey that a browser made; raises NoPasskey."""
        challenge = await self._take(credential, identity)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except Exception as error:  # whatever a stranger's bytes do to a parser
            raise NoPasskey from error
        return Made(
            bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count
        )

    async def begin_using(self, place: Place) -> Any:
        """Ask a browser for any passkey it has for this place."""
        challenge = await self._challenge("")
        options = generate_authentication_options(rp_id=place.host, challenge=challenge)
        return orjson.loads(options_to_json(options))

    async def use(
        self, credential: dict[str, Any], place: Place, public_key: bytes, uses: int
    ) -> int:
        """Return how often a passkey was used, this time included; raises NoPasskey."""
        challenge = await self._take(credential, "")
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=public_key,
                credential_current_sign_count=uses,
            )
        except Exception as error:  # whatever a stranger's bytes do to a parser
            raise NoPasskey from error
        return used.new_sign_count

    async def _challenge(self, identity: str) -> bytes:
        """Return what a browser has to sign: for somebody, or for anybody (empty)."""
        challenge, now = secrets.token_bytes(CHALLENGE_BYTES), int(self._now())
        until = now + CEREMONY_SECONDS
        await self._challenges.keep_challenge(challenge, identity, until, now)
        return challenge

    async def _take(self, credential: dict[str, Any], identity: str) -> bytes:
        """Return the challenge that a browser answers, which counts no more; raises NoPasskey."""
        try:
            told = orjson.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(told["challenge"])
        except Exception as error:  # as above
            raise NoPasskey from error
        if not await self._challenges.take_challenge(challenge, identity, int(self._now())):
            raise NoPasskey
        return challenge
