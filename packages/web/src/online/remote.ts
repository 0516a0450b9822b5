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
import type { GameFront } from '../games/front.ts';
import { entryOf } from '../games/index.ts';
import { levelName } from '../levels.ts';
import { shownName } from '../people/shownName.ts';
import type { Said, SeatedTable, SeatInfo, TableSource } from '../source/source.ts';
import { words } from '../text/index.ts';
import { api, sentenceFor } from './api.ts';
import { noteCommitment } from './commitments.ts';
import { connection } from './connection.ts';
import { Gestures } from './gestures.ts';
import { keptSpans } from './keptSpans.ts';
import { keepSeen, lastSeen } from './lastSeen.ts';

/** A table of the server, seen by whoever this browser is. */
export interface Remote extends TableSource<GameTypes> {
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly front: ReadonlySignal<GameFront<GameTypes> | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly clock: ReadonlySignal<ClockState | undefined>;
  readonly toAct: ReadonlySignal<readonly number[]>;
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
      if (front.value) return;
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
    onRefused(why) {
      trouble.value = sentenceFor(why);
    },
  });

  const gestures = new Gestures(subscription, keptSpans(id));
  const sent = async <Why>(command: Promise<Why>): Promise<Why> => {
    sending.value++;
    const why = await command;
    sending.value--;
    return why;
  };
  const table = computed((): SeatedTable<GameTypes> | undefined => {
    const [now, about] = [state.value, info.value];
    return now && about && front.value ? { ...now, seats: seatsOf(about) } : undefined;
  });

  return {
    kind: 'remote',
    info,
    front,
    table,
    trouble,
    chat,
    missed,
    clock: computed(() => state.value?.clock),
    toAct: computed(() => state.value?.toAct ?? []),
    isSending: computed(() => sending.value > 0),
    sawMissed() {
      missed.value = [];
    },
    async act(question, action, { then = [], joins = false } = {}) {
      // An answer to a question that has been answered meanwhile.
      if (question !== table.value?.question || sending.value > 0) return undefined;
      return asSaid(await sent(gestures.make([action, ...then], joins)));
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

/** Who sits where, in the colours of their places. */
export const seatsOf = ({ seats }: TableInfo): SeatInfo[] =>
  seats.map((seat, color) => {
    if (seat.kind === 'person') {
      const profile = seat.player && `#/players/${seat.player}`;
      return { name: shownName(seat), color, ...(profile && { profile }) };
    }
    return seat.kind === 'bot' ? { name: levelName(seat.level), bot: seat.level, color } : { name: '…', color };
  });
