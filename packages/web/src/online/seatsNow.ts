import { isResting, restWithin, type StateMessage, type TableInfo } from '@hanga/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SeatNow } from '../source/source.ts';
import { timeWords } from './clockWords.ts';
import { onlineWords } from './text/index.ts';

interface Sources {
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly state: ReadonlySignal<StateMessage | undefined>;
  /** The seats whose people look at the table. */
  readonly here: ReadonlySignal<readonly number[] | undefined>;
}

/** Milliseconds left from which on there is no time to lose. */
const LOW = 30_000;

/** What every seat of a table is doing this very second. Only a clock that runs makes it change by itself. */
export class SeatsNow {
  readonly #sources: Sources;
  readonly #seats: ReadonlySignal<SeatNow | undefined>[] = [];
  readonly #now = signal(Date.now());
  readonly #timer = setInterval(() => {
    this.#now.value = Date.now();
  }, 1000);

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  of(seat: number): ReadonlySignal<SeatNow | undefined> {
    let last: SeatNow | undefined;
    this.#seats[seat] ??= computed(() => {
      const next = this.#read(seat);
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    });
    return this.#seats[seat];
  }

  #read(number: number): SeatNow | undefined {
    const [info, state] = [this.#sources.info.value, this.#sources.state.value];
    const seat = info?.seats[number];
    if (info?.status !== 'running' || !state || !seat || seat.kind === 'open') return undefined;
    const isPerson = seat.kind === 'person';
    const isBot = isPerson && seat.standIn !== undefined;
    const isAsked = state.toAct.includes(number) && !state.paused;
    const rest = isPerson ? seat.rest : undefined;
    const { clock } = state;
    const isRunning = clock !== undefined && isAsked && isPerson && !isBot;
    const now = isRunning ? Math.max(this.#now.value, clock.at) : 0;
    const used = isRunning ? now - clock.at - restWithin(rest, clock.at, now) : 0;
    const left = clock && isPerson ? (clock.left[number] ?? 0) - used : undefined;
    const time = left === undefined ? undefined : timeWords(left);
    const isHere = isPerson && !isBot ? this.#sources.here.value?.includes(number) : undefined;
    const isAsleep = isRunning && isResting(rest, now);
    const t = onlineWords().play;
    const label = [
      isBot ? t.botPlays : isHere === undefined ? '' : isHere ? t.here : t.gone,
      isAsked && !isBot ? t.thinks : '',
      time === undefined ? '' : t.timeLeft(time),
      isAsleep ? t.rests : '',
    ];
    const words = label.filter(Boolean).join(', ');
    if (words === '') return undefined;
    return {
      label: words,
      ...{ isHere, isBot, isAsked, time },
      isResting: isAsleep,
      isLow: isRunning && left !== undefined && left < LOW,
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
