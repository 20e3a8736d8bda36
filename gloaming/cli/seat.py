"""`gloaming seat`: a program takes the seat of a table that a link invites it to, and plays there."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from typing import Any

from gloaming.cli.failure import Failure, one_line
from gloaming.cli.remote import Remote
from gloaming.minds.programs.bot import Conversation
from gloaming.minds.programs.protocol import MOST_LOST, Lost

FATAL = ("huge", "noisy", "deaf", "dead")  # after these the program is started again


def run(args: argparse.Namespace) -> int:
    """Play until the seat is lost, or for so many games."""
    command = shlex.split(args.program)
    conversation = _start(command)
    remote = Remote(args.link, args.name or conversation.greeting.name)
    print("at the table", flush=True)
    games = ended = 0
    try:
        while args.games is None or games < args.games:
            told = remote.receive()
            try:
                _pass_on(conversation, remote, told)
            except Lost as lost:
                print(one_line(lost.text), file=sys.stderr)
                if lost.code in FATAL:
                    conversation.child.end()
                    ended += 1
                    if ended >= MOST_LOST:
                        raise Failure("the program has ended too often") from None
                    conversation = _start(command)
                    remote.come_back()
            if told["type"] == "lost":
                print(one_line(told["text"]), file=sys.stderr)
            if told["type"] == "over":
                games, ended = games + 1, 0
                print("won" if told["view"]["seat"] in told["winners"] else "not won", flush=True)
    finally:
        conversation.child.end()
    return 0


def _start(command: list[str]) -> Conversation:
    try:
        return Conversation(command)
    except Lost as lost:
        raise Failure(lost.text) from None


def _pass_on(conversation: Conversation, remote: Remote, told: dict[str, Any]) -> None:
    """Pass a line on to the program, and its answer to the table. The server judges it."""
    if told["type"] == "hello":  # the program was greeted before
        return
    conversation.child.send(json.dumps(told).encode() + b"\n")
    if told["type"] == "question":
        until = time.monotonic() + told["seconds"]
        while True:
            answer = conversation.child.receive(until)
            remote.send(answer)
            if json.loads(answer).get("id") == told["id"]:
                return
