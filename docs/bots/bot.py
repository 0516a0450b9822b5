#!/usr/bin/env python3
"""A bot for Hanga that plays at random: python3 bot.py https://hanga.example TOKEN [GAMES]"""
import json, random, sys, threading, time, uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TOKEN, GAMES = (sys.argv[1:] + ["0"])[:3]

def choose(view, legal):
    """Your bot goes here: what it sees, and every action that is allowed."""
    return random.choice(legal)

def ask(path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{SERVER}/api/v1/{path}", data, headers), timeout=60)

def do(path, **body):
    """Asked again under the same key until it is answered: it happens once."""
    body["key"] = uuid.uuid4().hex
    while True:
        try:
            return json.load(ask(path, body))
        except HTTPError as error:
            if error.code not in (429, 503):
                return json.load(error)
            time.sleep(int(error.headers.get("Retry-After", 1)))
        except (OSError, HTTPException):
            time.sleep(1)

def lines(path):
    """The lines of a stream, which is opened again when it breaks; empty ones are heartbeats."""
    while True:
        try:
            yield from (json.loads(line) for line in ask(path) if line.strip())
        except (OSError, HTTPException) as error:
            if isinstance(error, HTTPError) and error.code not in (429, 503):
                raise
        time.sleep(1)

def play(table):
    for line in lines(f"tables/{table}/stream"):
        if line["t"] == "state" and line["legal"]:
            do(f"tables/{table}/move", question=line["question"], action=choose(line["view"], line["legal"]))
        elif line["t"] == "end" or line["t"] == "table" and line["table"]["status"] in ("finished", "ended"):
            return

playing, ended = set(), 0
for news in lines("stream"):
    if news["t"] == "invited":
        do(f"tables/{news['table']['id']}/sit")
    elif news["t"] == "seated" and news["status"] == "running" and news["table"] not in playing:
        playing.add(news["table"])
        threading.Thread(target=play, args=[news["table"]], daemon=True).start()
    elif news["t"] == "ended":
        print("over:", news.get("result"))
        ended += 1
        if ended == int(GAMES):
            break
