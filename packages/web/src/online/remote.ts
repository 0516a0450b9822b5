import { fastRng, type GameRecord, type GameTypes, type Redacted, type Viewer } from '@hanga/kernel';
import {
  type ChatLine,
  type ClockState,
  type Refusal,
  type StateMessage,
  TableFeed,
  type TableInfo,
  type Told,
} from '@hanga/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameFront } from '../games/front.ts';
import { entryOf } from '../games/index.ts';
import { levelName } from '../levels.ts';
import { shownName } from '../people/shownName.ts';
import type { LogEntry, Said, SeatInfo, Source, Table } from '../source/source.ts';
import { api, sentenceFor } from './api.ts';
import { noteCommitment } from './commitments.ts';
import { connection } from './connection.ts';
import { keepSeen, lastSeen } from './lastSeen.ts';

/** A table of the server, seen by whoever this browser is. */
export interface Remote extends Source<GameTypes> {
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly front: ReadonlySignal<GameFront<GameTypes> | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly clock: ReadonlySignal<ClockState | undefined>;
  readonly toAct: ReadonlySignal<readonly number[]>;
  /** What happened while one was away; empty once it was looked at. */
  readonly missed: ReadonlySignal<readonly LogEntry<GameTypes>[]>;
  sawMissed(): void;
  /** Deeds sent and not yet answered. */
  readonly isSending: ReadonlySignal<boolean>;
  do(what: Parameters<ReturnType<ReturnType<typeof connection>['watch']>['do']>[0]): Promise<string | undefined>;
}

export function openRemote(id: string): Remote {
  const info = signal<TableInfo | undefined>(undefined);
  const state = signal<StateMessage | undefined>(undefined);
  const front = signal<GameFront<GameTypes> | undefined>(undefined);
  const told = signal<readonly Told[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const trouble = signal<string | undefined>(undefined);
  const missed = signal<readonly LogEntry<GameTypes>[]>([]);
  const sending = signal(0);
  const seen = lastSeen(id);
  let viewer: Viewer | undefined;
  const feed = new TableFeed(
    after => api.history(id, after),
    shown => {
      if (seen !== undefined && state.value === undefined)
        missed.value = logOf(shown.told).filter(entry => entry.seq > seen && entry.seat !== viewer);
      told.value = shown.told;
      state.value = shown.state;
      if (!document.hidden) keepSeen(id, shown.state.seq);
    },
  );

  const subscription = connection().watch(id, {
    onTable(table) {
      trouble.value = undefined;
      info.value = table;
      // Somebody else looks now, who may know more of what happened.
      if (viewer !== undefined && viewer !== viewerOf(table)) feed.reset();
      viewer = viewerOf(table);
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

  const sent = async (deed: Promise<Refusal | undefined>): Promise<Refusal | undefined> => {
    sending.value++;
    const why = await deed;
    sending.value--;
    return why;
  };
  const table = computed((): Table<GameTypes> | undefined => {
    const [now, about, loaded] = [state.value, info.value, front.value];
    return now && about && loaded ? tableOf(about, now, logOf(told.value), loaded) : undefined;
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
    async act(move, action) {
      // An answer to a question that has been answered meanwhile.
      if (move !== table.value?.move || sending.value > 0) return undefined;
      return asSaid(await sent(subscription.move(action)));
    },
    undo: async () => asSaid(await sent(subscription.undo())) as Said | undefined,
    redo: () => Promise.resolve(),
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

/** What was refused, as the page around the board takes it: the rules' own reason, the kernel's, or a sentence. */
function asSaid(why: Refusal | undefined): object | string | Said | undefined {
  if (!why) return undefined;
  // The table moved on while the click was under way: what is shown now says it all.
  if (why.kind === 'stale') return undefined;
  if (why.kind === 'rules' || why.kind === 'kernel') return why.refusal;
  return { said: sentenceFor(why) };
}

interface SeenEntry extends LogEntry<GameTypes> {
  readonly seq: number;
}

/** The moves that stand: what was taken back is gone. */
function logOf(told: readonly Told[]): SeenEntry[] {
  const standing: Told[] = [];
  for (const entry of told) {
    if (entry.kind === 'undo') standing.pop();
    else if (entry.kind === 'move') standing.push(entry);
  }
  return standing.map(({ seat, events, seq }, index) => ({
    move: index + 1,
    seat,
    seq,
    events: events as readonly Redacted<object>[],
  }));
}

const viewerOf = (info: TableInfo | undefined): Viewer => info?.you.seat ?? 'spectator';

function tableOf(
  info: TableInfo,
  state: StateMessage,
  log: readonly LogEntry<GameTypes>[],
  { rules }: GameFront<GameTypes>,
): Table<GameTypes> {
  const view = state.view as GameTypes['View'];
  const isOver = info.status === 'finished' && state.toAct.length === 0;
  return {
    move: log.length,
    viewer: viewerOf(info),
    view,
    legal: state.legal,
    seats: seatsOf(info),
    log,
    noUndo: state.undo ? undefined : 'nothingToUndo',
    canRedo: false,
    // Nothing that counts is hidden at the end, so any world that the view allows counts the same.
    outcome: isOver ? rules.outcome(rules.imagine(view, fastRng(1))) : undefined,
    commitment: info.commitment ?? '',
    seed: info.seed,
  };
}

/** Who sits where, in the colours of their places. */
export const seatsOf = ({ seats }: TableInfo): SeatInfo[] =>
  seats.map((seat, color) => {
    if (seat.kind === 'person') {
      const profile = seat.player && `#/players/${seat.player}`;
      return { name: shownName(seat.name), color, ...(profile && { profile }) };
    }
    return seat.kind === 'bot' ? { name: levelName(seat.level), bot: seat.level, color } : { name: '…', color };
  });
