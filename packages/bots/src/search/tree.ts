import type { Rng, Seat } from '@hanga/kernel';
import { marginIn, payoffsFor, winChances, worthOfPoint } from '../chances.ts';
import type { Clock } from './clock.ts';
import type { Imagine, Model, Outlook, Way } from './model.ts';

export interface Settings {
  /** Worlds that are imagined at most: few, so that each chance event has few outcomes and all of them are known well. */
  readonly worlds: number;
  /** Rounds that are played out before the outcome is valued. */
  readonly horizon: number;
  /** Points of curiosity: how much a way that was seldom tried may look worse than another. */
  readonly curiosity: number;
  /** How many tries the quick policy's opinion of a way is worth. */
  readonly trust: number;
}

/** What the search has found of one way at the root. */
export interface Finding {
  readonly key: string;
  readonly tries: number;
  /** Points to be expected by the seat that decides. */
  readonly value: number;
  /** By seat: final scores to be expected, and chances of winning. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

interface Found<State> extends Way<State> {
  next?: Spot<State>;
}

/** A state of one world, with the ways from it that were found so far. */
interface Spot<State> {
  readonly state: State;
  readonly seat: Seat | undefined;
  readonly ways: readonly Found<State>[];
  /** The information set that the spot belongs to. */
  readonly key: string;
  end?: End;
}

/** What comes out of a path: by seat, in points, and in scores and chances for people. */
interface End {
  readonly payoffs: readonly number[];
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

interface Tried {
  tries: number;
  sum: number;
  /** The policy's opinion, as a mean over the worlds in which the way was seen. */
  opinion: number;
  seen: number;
  readonly scores: number[];
  readonly chances: number[];
}

/** Statistics of an information set: shared by all worlds that look the same to everybody. */
interface Node {
  visits: number;
  readonly ways: Map<string, Tried>;
}

/**
 * Information-set tree search. Each iteration takes a world, goes down the shared tree as far as it has been, then on by
 * the quick policy up to the horizon, and tells everybody on the path what came out of it for them.
 */
export class Search<State> {
  private readonly model: Model<State>;
  private readonly settings: Settings;
  private readonly imagine: Imagine<State>;
  private readonly rng: Rng;
  private readonly worlds: Spot<State>[] = [];
  private readonly nodes = new Map<string, Node>();
  private horizon = 0;

  constructor(model: Model<State>, imagine: Imagine<State>, settings: Settings, rng: Rng) {
    this.model = model;
    this.imagine = imagine;
    this.settings = settings;
    this.rng = rng;
  }

  run(clock: Clock): Finding[] {
    while (clock.tick()) this.iterate();
    if (this.worlds.length === 0) this.iterate();
    return this.findings();
  }

  private world(index: number): Spot<State> {
    const place = index % this.settings.worlds;
    this.worlds[place] ??= this.spotOf(this.imagine(this.rng), '');
    return this.worlds[place];
  }

  private spotOf(state: State, key: string): Spot<State> {
    const seat = this.model.seat(state);
    const isBeyond = seat === undefined || (this.worlds.length > 0 && this.model.time(state) >= this.horizon);
    return { state, seat, ways: isBeyond ? [] : this.waysOf(state, seat as Seat, key === ''), key };
  }

  /** The policy speaks of margins; what is compared with the search must be payoffs, as the state stands. */
  private waysOf(state: State, seat: Seat, isNow: boolean): Spot<State>['ways'] {
    const ways = this.model.ways(state, seat, isNow);
    if (ways.length < 2) return ways;
    const { scores, spread } = this.model.outlook(state);
    const [margin, point] = [marginIn(scores, seat), worthOfPoint(scores, spread, seat)];
    const payoff = payoffsFor(scores, spread)[seat] as number;
    return ways.map(way => ({ key: way.key, value: payoff + point * (way.value - margin), follow: way.follow }));
  }

  private nodeOf(spot: Spot<State>): Node {
    let node = this.nodes.get(spot.key);
    if (!node) {
      node = { visits: 0, ways: new Map() };
      this.nodes.set(spot.key, node);
    }
    return node;
  }

  private iterate(): void {
    const root = this.nodes.get('');
    let spot = this.world(0);
    this.horizon = this.model.time(spot.state) + this.settings.horizon;
    const path: { tried: Tried; node: Node; seat: Seat }[] = [];
    // The way that is tried next meets the same worlds as the others did, in the same order.
    if (root) spot = this.world(root.ways.get(this.choose(root, spot).key)?.tries ?? 0);
    let isInTree = true;
    while (spot.ways.length > 0) {
      let way = spot.ways[0] as Found<State>;
      if (isInTree) {
        const node = this.nodeOf(spot);
        isInTree = node.visits > 0;
        for (const other of spot.ways) note(node, other);
        way = this.choose(node, spot);
        path.push({ tried: node.ways.get(way.key) as Tried, node, seat: spot.seat as Seat });
      } else for (const other of spot.ways) if (other.value > way.value) way = other;
      way.next ??= this.spotAfter(spot, way);
      spot = way.next;
    }
    spot.end ??= endOf(this.model.outlook(spot.state));
    const { payoffs, scores, chances } = spot.end;
    for (const { tried, node, seat } of path) {
      node.visits++;
      tried.tries++;
      tried.sum += payoffs[seat] as number;
      for (let other = 0; other < scores.length; other++) {
        tried.scores[other] = (tried.scores[other] ?? 0) + (scores[other] as number);
        tried.chances[other] = (tried.chances[other] ?? 0) + (chances[other] as number);
      }
    }
  }

  private spotAfter(spot: Spot<State>, way: Way<State>): Spot<State> {
    const state = way.follow();
    return this.spotOf(state, `${spot.key}/${spot.seat}${way.key}${this.model.shown(state)}`);
  }

  /** The way that promises most, with more curiosity for what was tried less. */
  private choose(node: Node, spot: Spot<State>): Found<State> {
    const { curiosity, trust } = this.settings;
    let best = spot.ways[0] as Found<State>;
    let most = Number.NEGATIVE_INFINITY;
    const reach = curiosity * Math.sqrt(Math.log(node.visits + 2));
    for (const way of spot.ways) {
      const tried = node.ways.get(way.key);
      const value = tried ? worthOf(tried, trust) : way.value;
      const promise = value + reach / Math.sqrt((tried?.tries ?? 0) + trust);
      if (promise > most) [best, most] = [way, promise];
    }
    return best;
  }

  private findings(): Finding[] {
    const root = this.nodes.get('') as Node;
    return [...root.ways]
      .map(([key, tried]) => ({
        key,
        tries: tried.tries,
        value: worthOf(tried, this.settings.trust),
        scores: tried.scores.map(sum => sum / Math.max(1, tried.tries)),
        chances: tried.chances.map(sum => sum / Math.max(1, tried.tries)),
      }))
      .sort((a, b) => b.value - a.value);
  }
}

const endOf = ({ scores, spread }: Outlook): End => ({
  payoffs: payoffsFor(scores, spread),
  scores,
  chances: winChances(scores, spread),
});

function note<State>(node: Node, way: Way<State>): void {
  let tried = node.ways.get(way.key);
  if (!tried) {
    tried = { tries: 0, sum: 0, opinion: 0, seen: 0, scores: [], chances: [] };
    node.ways.set(way.key, tried);
  }
  tried.seen++;
  tried.opinion += (way.value - tried.opinion) / tried.seen;
}

const worthOf = ({ sum, tries, opinion }: Tried, trust: number): number => (sum + trust * opinion) / (tries + trust);
