"""A program that plays at random, and misbehaves from its second question on in the way that is named."""

import json
import os
import random
import sys
import time

way = sys.argv[1]
asked = 0


def say(**line: object) -> None:
    print(json.dumps(line), flush=True)


def misbehave(told: dict) -> None:  # type: ignore[type-arg]
    match way:
        case "slow":
            time.sleep(30)
        case "silent":
            pass
        case "dead":
            print("no more shells", file=sys.stderr)
            sys.exit(3)
        case "huge":
            sys.stdout.write("9" * 300_000)
            sys.stdout.flush()
        case "noisy":
            while True:
                print("{}" if told["id"] < 0 else json.dumps({"type": "move", "id": 1, "move": "x"}))
        case "chatty":
            say(type="chat", text="hello")
        case "errors":
            sys.stderr.write("e" * 3_000_000)
            say(type="move", id=told["id"], move=random.choice(told["moves"]))
        case "illegal":
            say(type="move", id=told["id"], move=next(it for it in PLACES if it not in told["moves"]))
        case "nonsense":
            say(type="move", id=told["id"], move="fly to the moon")
        case "unreadable":
            print("[" * 50_000 if told["id"] % 2 else "\xff\x00 no JSON", flush=True)
        case "future":
            say(type="move", id=told["id"] + 1, move=told["moves"][0])
        case "number":
            say(type="move", id=True, move=told["moves"][0])
        case "resigns":
            say(type="resign", id=told["id"])
        case "closes":
            os.close(1)
            time.sleep(30)
        case _:
            say(type="move", id=told["id"], move=random.choice(told["moves"]))


PLACES = [f"place {value} {cell}" for value in range(1, 10) for cell in ("a1", "b1", "c1", "a2")]

if way == "deaf":
    say(type="hello", protocol=1, name="Deaf")
    time.sleep(30)
if way == "mute":
    time.sleep(30)
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say(
            type="hello",
            protocol=2 if way == "other" else 1,
            name="Misfit",
            games=["no game"] if way == "elsewhere" else [],
        )
    if told["type"] == "question":
        asked += 1
        if asked > 1:
            misbehave(told)
        else:
            say(type="move", id=told["id"], move=told["moves"][0])
if way == "stays":
    time.sleep(30)
