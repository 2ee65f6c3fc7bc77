"""Language models as players: a function, an HTTP endpoint or a local command, and their prompts.

An `Agent` is anything with a `name` that answers a prompt with text. `prompt` writes one within a
budget of characters: the log is trimmed first, from its beginning, then what the sentences say
anyway is left out.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from regency.rl.language_models import Table, rules_text

#: Characters of a prompt, rules included; Royals' whole log alone would be 45,000.
PROMPT_BUDGET = 60_000
SECONDS = 120.0
QUESTION = (
    "You play this game. Think if you like, then answer with one of your legal moves as the last "
    "JSON object of your answer."
)
#: Between an endpoint's address and its model, where no server looks.
MODEL_AFTER = "#"
#: What is given up of what a seat is told, in this order; `table` says `view` in words.
SPARED = ("view",)


class NoAnswer(RuntimeError):
    """An agent could not be asked: its endpoint or command failed; the message says how."""


@runtime_checkable
class Agent(Protocol):
    """Answers prompts."""

    name: str

    def answer(self, prompt: str) -> str:
        """Return the answer, which need not be legal; raises NoAnswer where there is none."""
        ...


class FunctionAgent:
    """A Python function from prompt to answer."""

    def __init__(self, ask: Callable[[str], str], name: str | None = None) -> None:
        self._ask = ask
        self.name = name or f"function:{getattr(ask, '__name__', 'ask')}"

    def answer(self, prompt: str) -> str:
        """Return what the function returns."""
        return self._ask(prompt)


class CommandAgent:
    """A local command, run anew for each answer: the prompt is its input, its output the answer."""

    def __init__(self, command: str, seconds: float = SECONDS, name: str | None = None) -> None:
        self._words = shlex.split(command)
        if not self._words:
            raise ValueError("a command has at least one word")
        self._seconds = seconds
        self.name = name or f"command:{command}"

    def answer(self, prompt: str) -> str:
        """Run the command."""
        try:
            done = subprocess.run(
                self._words, input=prompt, capture_output=True, text=True, timeout=self._seconds,
                check=True,
            )  # fmt: skip
        except subprocess.CalledProcessError as failed:
            said = f"{failed.stderr or ''}"[-300:]
            raise NoAnswer(f"{self.name} ended with {failed.returncode}: {said}") from failed
        except (OSError, subprocess.TimeoutExpired) as failed:
            raise NoAnswer(f"{self.name}: {failed}") from failed
        return done.stdout


class HttpAgent:
    """An endpoint that speaks the chat format that most servers share: messages in, choices out.

    The key is read from the environment variable *key_variable* when it is needed, and is never
    written anywhere. `more` joins every request (`{"temperature": 0}`).
    """

    def __init__(
        self, url: str, model: str = "", key_variable: str | None = None,
        more: Mapping[str, Any] | None = None, seconds: float = SECONDS, name: str | None = None,
    ) -> None:  # fmt: skip
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"an endpoint begins with http:// or https://, not {url!r}")
        self._url, self._model, self._key = url, model, key_variable
        self._more, self._seconds = dict(more or {}), seconds
        self.name = name or model or url

    def answer(self, prompt: str) -> str:
        """Ask the endpoint."""
        body = {"messages": [{"role": "user", "content": prompt}], **self._more}
        if self._model:
            body["model"] = self._model
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {os.environ.get(self._key, '')}"
        request = urllib.request.Request(self._url, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as reply:
                said = json.load(reply)
            return str(said["choices"][0]["message"]["content"])
        except (OSError, ValueError, KeyError, IndexError, TypeError) as failed:
            raise NoAnswer(f"{self.name}: {failed!r}") from failed


def agent_of(spec: str, key_variable: str | None = None) -> Agent | None:
    """Return the agent that a spec names, None if it names none.

    `command:…`, or the address of an endpoint, `https://…` or `https://…#model`; *key_variable*
    names the environment variable that holds its key.
    """
    if spec.startswith("command:"):
        return CommandAgent(spec.removeprefix("command:"))
    if not spec.startswith(("http://", "https://")):
        return None
    url, _, model = spec.partition(MODEL_AFTER)
    return HttpAgent(url, model, key_variable, name=spec)


def prompt(table: Table, seat: int, wrong: str = "", budget: int = PROMPT_BUDGET) -> str:
    """Return what to ask the model of a seat, in at most *budget* characters; raises ValueError.

    *wrong* says what was wrong with the answer before.
    """
    told = dict(table.observation(seat))
    head = f"{rules_text(table.game, table.language)}\n\n{QUESTION}\n"
    if wrong:
        head = f"{head}Your last answer was no legal move: {wrong}\n"
    written = head + json.dumps(told, ensure_ascii=False)
    spared = list(SPARED)
    while len(written) > budget:
        if told["log"]:
            over = len(written) - budget
            while told["log"] and over > 0:
                over -= len(json.dumps(told["log"].pop(0), ensure_ascii=False)) + 2
                told["log_left_out"] += 1
        elif spared:
            del told[spared.pop(0)]
        else:
            raise ValueError(f"no prompt of {budget} characters: {len(written)} are needed here")
        written = head + json.dumps(told, ensure_ascii=False)
    return written
