import {
  board,
  columns,
  map,
  NONE,
  type Phase,
  type PlaceId,
  priceOfNext,
  prices,
  type State,
  surveyorsEach,
} from '../rules/index.ts';
import type { Basis } from './basis.ts';

const IDLE = 0.3;

/** A row done in thought, column by column: what it costs, where surveyors go, which tiles get markers. */
export class RowInThought {
  private readonly basis: Basis;
  private readonly stands: number[];
  private readonly added: number[] = Array.from({ length: map.placeCount }, () => 0);
  private supply: number;
  private ryo: number;
  private value = 0;

  constructor(basis: Basis) {
    this.basis = basis;
    this.stands = basis.player.surveyors.slice();
    this.supply = map.inSupply(basis.player);
    // Who stands where nothing is left to do can be sent elsewhere.
    for (let place = 0; place < map.placeCount; place++) {
      if (this.stands[place] === 0 || (basis.standing[place] as number) > IDLE) continue;
      this.supply += this.stands[place] as number;
      this.stands[place] = 0;
    }
    this.ryo = basis.player.ryo;
  }

  /** Honor that the row adds from column `from` on. */
  of(state: State, row: number, from: number): number {
    for (let column = from; column < columns; column++) this.act(state, board.spaceAt(row, column));
    return this.value + this.basis.purse(this.ryo) - this.basis.purse(this.basis.player.ryo);
  }

  /** An action under way is finished first. */
  finish(phase: Phase): this {
    if (phase.kind === 'sendFrom' || phase.kind === 'sendTo') {
      if (phase.kind === 'sendTo' && phase.from !== NONE) this.lift(phase.from);
      for (let left = phase.left; left > 0; left--) {
        if (this.supply === 0) this.lift(this.worstPlace(phase.sent));
        this.send(1, 0);
      }
    } else if (phase.kind === 'mark') {
      let marked = 0;
      for (let place = 0; place < map.placeCount; place++) marked += (phase.marked >> place) & 1;
      const price = priceOfNext({ upTo: phase.upTo, marked: 0 });
      const [one, two] = phase.upTo === 1 ? [price, Number.POSITIVE_INFINITY] : [price, price];
      this.mark(one, two, surveyorsEach - marked, 0, phase.marked);
    }
    return this;
  }

  private lift(place: PlaceId): void {
    if (place === NONE || this.stands[place] === 0) return;
    this.stands[place] = 0;
    this.supply++;
    this.value -= this.basis.standing[place] as number;
  }

  private worstPlace(sent: number): PlaceId {
    let worst: PlaceId = NONE;
    for (let place = 0; place < map.placeCount; place++) {
      if (this.stands[place] === 0 || (sent & (1 << place)) !== 0) continue;
      if (worst === NONE || (this.basis.standing[place] as number) < (this.basis.standing[worst] as number))
        worst = place;
    }
    return worst;
  }

  private act(state: State, space: number): void {
    const { step } = this.basis;
    const survey = state.grid[space] === NONE ? 0 : this.surveying(prices.survey, 1);
    switch (board.actionAt(state, space)) {
      case 'artistic':
        this.take(step.artistic, survey);
        return;
      case 'government':
        this.take(step.government, survey);
        return;
      case 'earn5':
        this.ryo += 5;
        return;
      case 'honor2':
        this.value += 2;
        return;
      case 'takeQuadrant':
        this.value += this.basis.quadrant;
        return;
      case 'sideJob':
        this.work(survey);
        return;
      case 'dispatch': {
        const [two, three] = [this.surveying(prices.dispatch[2], 2), this.surveying(prices.dispatch[3], 3)];
        const count = Math.max(two, three) > survey ? (three > two ? 3 : 2) : 1;
        if (Math.max(two, three, survey) > 0) this.send(count, count === 1 ? prices.survey : prices.dispatch[count]);
        return;
      }
      case 'map':
        this.mark(prices.map[1], prices.map[2], 1, survey);
        return;
      case 'mapWidely':
        this.mark(prices.mapWidely[1][0], prices.mapWidely[2][0], 3, survey);
        return;
      case undefined:
    }
  }

  private take(value: number, survey: number): void {
    if (survey > value) this.send(1, prices.survey);
    else this.value += value;
  }

  private cost(ryo: number): number {
    return ryo > this.ryo ? Number.POSITIVE_INFINITY : this.basis.purse(this.ryo) - this.basis.purse(this.ryo - ryo);
  }

  private work(survey: number): void {
    const { step } = this.basis;
    const advance = Math.max(step.artistic, step.government, step.travel) - this.cost(prices.sideJob.advance);
    const honor = 4 - this.cost(prices.sideJob.honor);
    const earn = this.basis.purse(this.ryo + 3) - this.basis.purse(this.ryo);
    const best = Math.max(advance, honor, earn);
    if (survey > best) this.send(1, prices.survey);
    else if (best === earn) this.ryo += 3;
    else if (best === honor) this.pay(prices.sideJob.honor, 4);
    else this.pay(prices.sideJob.advance, advance + this.cost(prices.sideJob.advance));
  }

  private pay(ryo: number, value: number): void {
    this.ryo -= ryo;
    this.value += value;
  }

  /** The free tile where a surveyor is worth most. */
  private bestPlace(taken: number): PlaceId {
    let best: PlaceId = NONE;
    let most = 0;
    for (let place = 0; place < map.placeCount; place++) {
      if (this.stands[place] !== 0 || (taken & (1 << place)) !== 0) continue;
      const value = this.basis.standing[place] as number;
      if (value > most) [best, most] = [place, value];
    }
    return best;
  }

  /** What sending surveyors from the supply brings after its price. */
  private surveying(price: number, count: number): number {
    if (count > this.supply) return 0;
    let value = -this.cost(price);
    let taken = 0;
    for (let i = 0; i < count; i++) {
      const place = this.bestPlace(taken);
      if (place === NONE) return 0;
      taken |= 1 << place;
      value += this.basis.standing[place] as number;
    }
    return value;
  }

  private send(count: number, price: number): void {
    for (let i = 0; i < count; i++) {
      const place = this.bestPlace(0);
      if (place === NONE) break;
      this.stands[place] = 1;
      this.supply--;
      this.value += this.basis.standing[place] as number;
    }
    this.ryo -= price;
  }

  private gainAt(place: PlaceId, more: number): number {
    const added = this.added[place] as number;
    return this.basis.prospects.worth(place, added + more) - this.basis.prospects.worth(place, added);
  }

  /** Markers on the best tiles with surveyors: one or two each, on as many as pay. */
  private mark(one: number, two: number, most: number, survey: number, done = 0): void {
    let marked = done;
    for (let i = 0; i < most; i++) {
      let best = { place: NONE, markers: 1, net: i === 0 ? Math.max(0, survey) : 0 };
      for (let place = 0; place < map.placeCount; place++) {
        if (this.stands[place] === 0 || (marked & (1 << place)) !== 0) continue;
        const room = this.basis.prospects.roomAt(place) - (this.added[place] as number);
        for (let markers = 1; markers <= Math.min(2, room); markers++) {
          const net = this.gainAt(place, markers) - this.cost(markers === 1 ? one : two);
          if (net > best.net) best = { place, markers, net };
        }
      }
      if (best.place === NONE) {
        if (i === 0 && survey > 0) this.send(1, prices.survey);
        return;
      }
      this.pay(best.markers === 1 ? one : two, this.gainAt(best.place, best.markers));
      this.added[best.place]! += best.markers;
      marked |= 1 << best.place;
    }
  }
}
