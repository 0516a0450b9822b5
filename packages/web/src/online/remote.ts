import type { GameRecord, GameTypes } from '@hanga/kernel';
import {
  type ChatLine,
  type ClockState,
  type LoggedMove,
  type Refusal,
  type StateMessage,
  TableFeed,
  type TableInfo,
} from '@hanga/protocol';
import type { TableRefusal } from '@hanga/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ahead } from '../company/ahead.ts';
import type { GameFront } from '../games/front.ts';
import { entryOf } from '../games/index.ts';
import { levelName } from '../levels.ts';
import { shownName } from '../people/shownName.ts';
import { distinct } from '../source/distinct.ts';
import type { Said, SeatedTable, SeatInfo, TableSource } from '../source/source.ts';
import { words } from '../text/index.ts';
import { api, sentenceFor } from './api.ts';
import { noteCommitment } from './commitments.ts';
import { connection } from './connection.ts';
import { Gestures } from './gestures.ts';
import { keptSpans } from './keptSpans.ts';
import { keepSeen, lastSeen } from './lastSeen.ts';
import type { PartBringer } from './parts.ts';
import { SeatsNow } from './seatsNow.ts';
import { keepTableGame } from './tableGames.ts';
import { onlineWords } from './text/index.ts';
import { type Way, withForeseen } from './withForeseen.ts';

/** A table of the server, seen by whoever this browser is. */
export interface Remote extends TableSource<GameTypes> {
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly front: ReadonlySignal<GameFront<GameTypes> | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly clock: ReadonlySignal<ClockState | undefined>;
  readonly toAct: ReadonlySignal<readonly number[]>;
  readonly asked: ReadonlySignal<readonly number[] | undefined>;
  readonly paused: ReadonlySignal<StateMessage['paused']>;
  nameOf(seat: number): string;
  /** What happened while one was away; empty once it was looked at. */
  readonly missed: ReadonlySignal<readonly LoggedMove[]>;
  sawMissed(): void;
  /** Commands sent and not yet answered. */
  readonly isSending: ReadonlySignal<boolean>;
  do(what: Parameters<ReturnType<ReturnType<typeof connection>['watch']>['do']>[0]): Promise<string | undefined>;
}

export function openRemote(id: string): Remote {
  const info = signal<TableInfo | undefined>(undefined);
  const state = signal<StateMessage | undefined>(undefined);
  const front = signal<GameFront<GameTypes> | undefined>(undefined);
  const chat = signal<readonly ChatLine[]>([]);
  const trouble = signal<string | undefined>(undefined);
  const missed = signal<readonly LoggedMove[]>([]);
  const sending = signal(0);
  const here = signal<readonly number[] | undefined>(undefined);
  const seatsNow = new SeatsNow({ info, state, here });
  /** A move of one's own is shown before it is stored, where it is certain what it leads to. */
  const way = signal<Way | undefined>(undefined);
  let ahead: Promise<Ahead> | undefined;
  let stored: Promise<unknown> = Promise.resolve();
  const seen = lastSeen(id);
  const feed = new TableFeed(
    before => subscription.history(before),
    shown => {
      if (seen !== undefined && state.value === undefined)
        missed.value = shown.log.filter(entry => entry.seq > seen && entry.seat !== shown.viewer);
      state.value = shown;
      if (!document.hidden) keepSeen(id, shown.seq);
    },
  );

  const subscription = connection().watch(id, {
    onTable(table) {
      trouble.value = undefined;
      info.value = table;
      if (table.status === 'running' && table.commitment) noteCommitment(id, table.commitment);
      if (table.status === 'open' && table.shuffle && table.you.seat !== undefined) void bringPart(table);
      if (front.value) return;
      keepTableGame(id, table.game);
      const entry = entryOf(table.game);
      void entry?.front().then(loaded => {
        front.value = loaded;
      });
    },
    onState: message => feed.hear(message),
    onChat(lines) {
      const known = new Set(lines.map(({ no }) => no));
      chat.value = [...chat.value.filter(({ no }) => !known.has(no)), ...lines].sort((a, b) => a.no - b.no);
    },
    onPresence(seats) {
      here.value = seats;
    },
    onRefused(why) {
      trouble.value = sentenceFor(why);
    },
  });

  /** A board needs none of this: it is fetched for who sits at a table that has not begun. */
  let bringer: Promise<PartBringer> | undefined;
  const bringPart = async (about: TableInfo): Promise<void> => {
    bringer ??= import('./parts.ts').then(part => new part.PartBringer(subscription));
    try {
      await (await bringer).hear(about);
    } catch {
      bringer = undefined;
    }
  };

  const gestures = new Gestures(subscription, keptSpans(id));
  const sent = async <Why>(command: Promise<Why>): Promise<Why> => {
    sending.value++;
    const why = await command;
    sending.value--;
    return why;
  };
  const table = computed((): SeatedTable<GameTypes> | undefined => {
    const [now, about] = [state.value, info.value];
    if (!now || !about || !front.value) return undefined;
    const stands = about.status === 'ended' ? 'ended' : now.paused && 'paused';
    return { ...withForeseen(now, way.value), seats: seatsOf(about, seatsNow), ...(stands && { stands }) };
  });

  const showAhead = async (base: StateMessage, actions: readonly object[], isWanted: () => boolean): Promise<void> => {
    if (base.viewer === 'spectator') return;
    const found = await (await ahead)?.foresee(base.view, base.viewer, actions);
    if (found && isWanted()) way.value = { base, found };
  };

  return {
    kind: 'remote',
    info,
    front,
    table,
    trouble,
    chat,
    missed,
    clock: computed(() => state.value?.clock),
    asked: computed(() => state.value?.asked),
    paused: computed(() => state.value?.paused),
    nameOf: seat => (info.value ? (seatsOf(info.value)[seat]?.name ?? '') : ''),
    toAct: computed(() => state.value?.toAct ?? []),
    isSending: computed(() => sending.value > 0),
    sawMissed() {
      missed.value = [];
    },
    async act(question, action, { then = [], joins = false } = {}) {
      // An answer to a question that has been answered meanwhile.
      if (question !== table.value?.question) return undefined;
      // What is shown already is being stored: what follows on it waits for that.
      if (way.value) await stored;
      const base = state.value;
      if (!base || question !== base.question || sending.value > 0) return undefined;
      const actions = [action, ...then];
      let isAnswered = false;
      const making = sent(gestures.make(actions, joins)).finally(() => {
        isAnswered = true;
      });
      stored = making;
      void showAhead(base, actions, () => !isAnswered && state.peek() === base);
      const why = await making;
      const wasShown = way.value !== undefined;
      way.value = undefined;
      return wasShown && why ? takenBack(why) : asSaid(why);
    },
    /** There is time now to fetch what foresees. */
    drawn() {
      const about = info.peek();
      if (about?.you.seat === undefined || about.status !== 'running') return;
      ahead ??= import('../company/ahead.ts').then(part => new part.Ahead(about.game));
      ahead.catch(() => {
        ahead = undefined;
      });
    },
    undo: async () => asSaid(await sent(gestures.undo())) as TableRefusal | Said | undefined,
    redo: async () => asSaid(await sent(gestures.redo())) as TableRefusal | Said | undefined,
    do: async what => {
      const why = await sent(subscription.do(what));
      return why && sentenceFor(why);
    },
    record: (): Promise<GameRecord> => api.record(id),
    close() {
      subscription.close();
      seatsNow.close();
      void ahead?.then(each => each.close());
      feed.close();
    },
  };
}

/** What was refused, as the page around the board takes it: the rules' own reason, the table's, or a sentence. */
function asSaid(why: Refusal | 'brokenOff' | undefined): object | string | Said | undefined {
  if (!why) return undefined;
  if (why === 'brokenOff') return { said: words().brokenOff };
  // The table moved on while the click was under way: what is shown now says it all.
  if (why.kind === 'stale') return undefined;
  if (why.kind === 'rules' || why.kind === 'table') return why.refusal;
  return { said: sentenceFor(why) };
}

/** What was on the table already is on it no more: that is said, with the reason where there is one in words. */
function takenBack(why: Refusal | 'brokenOff'): Said {
  const reason = asSaid(why);
  const words = typeof reason === 'object' && 'said' in reason ? ` ${reason.said}` : '';
  return { said: `${onlineWords().play.takenBack}${words}` };
}

/** Who sits where, in the colours of their places. No two are called the same. */
export const seatsOf = ({ seats }: TableInfo, now?: SeatsNow): SeatInfo[] =>
  distinct(
    seats.map((seat, color): SeatInfo => {
      const live = now && { now: now.of(color) };
      if (seat.kind === 'person') {
        const profile = seat.player && `#/players/${seat.player}`;
        return { name: shownName(seat), color, ...(profile && { profile }), ...live };
      }
      if (seat.kind === 'open') return { name: '…', color };
      return { name: levelName(seat.level), bot: seat.level, color, ...live };
    }),
  );
