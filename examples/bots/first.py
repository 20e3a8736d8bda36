"""The smallest bot: any legal move of any game. It reads lines of JSON and writes one for each question."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    answer = None
    if told["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First"}
    elif told["type"] == "start":
        random.seed(told["seed"])  # so that the same run gives the same games
    elif told["type"] == "question":
        answer = {"type": "move", "id": told["id"], "move": random.choice(told["moves"])}
    if answer is not None:
        print(json.dumps(answer), flush=True)
