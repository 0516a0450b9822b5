#!/usr/bin/env python3
"""Checks the shuffle of Hanga's records with nothing but Python's own library, and none of Hanga's code.

    python3 verify_shuffle.py game.json          one record, or one per line; exit code 1 if one does not hold
    python3 verify_shuffle.py --deal game.json   prints what each seed deals, as JSON

docs/FAIRNESS.md says what is promised, docs/RECORDS.md ("Chance") how a seed deals. Rules 1 of both games.
"""
import hashlib
import json
import struct
import sys
from itertools import combinations


def sha256(*lines):
    return hashlib.sha256("\n".join(str(line) for line in lines).encode()).hexdigest()


def chacha20_words(key, nonce):
    """The key stream of RFC 8439 as 32-bit words, from block 0 on."""
    def quarter(x, a, b, c, d):
        for first, second, third, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) & 0xFFFFFFFF
            mixed = x[third] ^ x[first]
            x[third] = ((mixed << by) | (mixed >> (32 - by))) & 0xFFFFFFFF

    block = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), block, *nonce]
        x = list(start)
        for _ in range(10):
            for i in range(4):
                quarter(x, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(x, start))
        block += 1


class Chance:
    """What setting up the table draws from: move 0."""
    def __init__(self, seed):
        self.words = chacha20_words(bytes.fromhex(seed), (0, 0, 0))

    def below(self, count):
        word = next(self.words)
        while word >= 2**32 - 2**32 % count:
            word = next(self.words)
        return word % count

    def shuffle(self, items):
        items = list(items)
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
        return items


SUITS = ["tree", "animal", "character", "building", "kite", "lantern", "umbrella"]


def deal(record):
    """Everything that chance decides before the first move."""
    if record["rules"] != 1:
        return None
    chance, seats = Chance(record["seed"]), record["seats"]
    if record["game"] == "kaigan":
        start, tiles = chance.below(seats), chance.shuffle(range(24))
        return {"start": start, "map": tiles[:10], "pile": tiles[10:]}
    suits = SUITS[:4]
    if "yokai" in record["options"]:
        halves = (record["options"]["yokai"]["base"], SUITS[:4]), (record["options"]["yokai"]["new"], SUITS[4:])
        drawn = [list(combinations(half, 2)) if named == "random" else named for named, half in halves]
        suits = [suit for pairs in drawn for suit in (pairs if isinstance(pairs[0], str) else pairs[chance.below(len(pairs))])]
    tiles, first = chance.shuffle(range(4))[:seats], chance.below(seats)
    deck = chance.shuffle(18 * SUITS.index(suit) + n for suit in suits for n in range(18))
    return {"suits": suits, "tiles": tiles, "first": first, "deck": deck}


def flaws(record):
    """What does not hold, in words."""
    shuffle = record.get("shuffle")
    if shuffle is None:
        yield "it does not say what its seed was made of"
        return
    promise, secret = shuffle["server"]["commitment"], shuffle["server"]["part"]
    if sha256("hanga shuffle 1 server", shuffle["table"], shuffle["round"], secret) != promise:
        yield "the server's part is not what it committed to"
    if len(shuffle["parts"]) != record["seats"]:
        yield "there is not one part for each seat"
    for seat, part in enumerate(shuffle["parts"]):
        if part["by"] == "player" and sha256("hanga shuffle 1 player", promise, part["part"]) != part["commitment"]:
            yield f"the part of seat {seat} is not what its player committed to"
        if part["by"] == "server" and sha256("hanga shuffle 1 seat", secret, seat) != part["part"]:
            yield f"the part that the server made for seat {seat} does not follow from its own"
    if sha256("hanga shuffle 1 seed", promise, secret, *(part["part"] for part in shuffle["parts"])) != record["seed"]:
        yield "the seed does not follow from the parts"
    dealt, moves = deal(record), record["moves"]
    if record["game"] == "kanagawa" and dealt:
        takes = [n for n, (_, move) in enumerate(moves) if move["kind"] == "take"]
        for n in takes[:1]:  # The first to leave school has the cards of a column, and plays them at once.
            seat, column, rows = moves[n][0], moves[n][1]["column"], n // record["seats"] + 1
            hand = {dealt["deck"][column + row * record["seats"]] for row in range(rows)}
            turn = moves[n + 1 : next((i for i in range(n, len(moves)) if moves[i][1]["kind"] == "end"), len(moves))]
            if not {move["card"] for who, move in turn if who == seat and "card" in move} <= hand:
                yield "the first cards that were played are not those that the seed deals"


def records_in(path):
    text = open(path, encoding="utf-8").read()
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]


def main(arguments):
    wants_deal, paths = "--deal" in arguments, [path for path in arguments if path != "--deal"]
    bad = 0
    for path in paths:
        for number, record in enumerate(records_in(path), 1):
            found = list(flaws(record))
            bad += bool(found)
            if wants_deal:
                print(json.dumps({"flaws": found, "deal": deal(record)}))
            else:
                print(f"{path}, game {number}: {'; '.join(found) or 'the shuffle holds, seed ' + record['seed']}")
    return 1 if bad or not paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
