import { unpackLog } from '../src/storage/packedLog.ts';
import type { EntryColumns, TableColumns } from '../src/storage/schema.ts';
import { botOf, type TableMeta } from '../src/table/meta.ts';
import type { StoredLog } from './log.ts';
import type { Screen } from './people.ts';
import { Violation } from './scheduler.ts';
import type { World } from './world.ts';

/** After quiet: all screens show what is stored, all commands are answered, and no bot has stopped playing. */
export function checkAgreement(world: World): void {
  for (const { devices } of world.people) {
    for (const device of devices) {
      if (device.pending > 0) throw new Violation(`${device.human} still waits for an answer`);
      for (const screen of device.screens.values()) checkScreen(world, device.human, screen);
    }
  }
  for (const id of world.tables) checkTable(world, id);
}

function checkScreen(world: World, human: string, { id, subscription, shown, chat, refusal }: Screen): void {
  const [row] = world.database.read<TableColumns>('select * from tables where id = ?', id);
  if (!row || refusal) return;
  const { table, state } = subscription;
  if (table?.rev !== row.rev) throw new Violation(`${human} sees ${id} at rev ${table?.rev} and it is at ${row.rev}`);
  const { no } = world.database.read<{ no: number }>(
    'select coalesce(max(no), 0) as no from chat where table_id = ?',
    id,
  )[0]!;
  if (no > 0 && !chat.has(no)) throw new Violation(`${human} has not got line ${no} of the chat`);
  const log = world.oracle.tables.get(id)?.log;
  if (!log) return;
  if (state?.seq !== log.seq) throw new Violation(`${human} was sent entry ${state?.seq} and the log is at ${log.seq}`);
  if (shown?.seq !== log.seq)
    throw new Violation(`the screen of ${human} shows entry ${shown?.seq} and the log is at ${log.seq}`);
  const viewer = table.you.seat ?? 'spectator';
  if (JSON.stringify(shown.view) !== log.viewAt(log.seq, viewer))
    throw new Violation(`the screen of ${human} shows something else than entry ${log.seq} for ${viewer}`);
  if (JSON.stringify(shown.log) !== JSON.stringify(log.standingAt(log.seq, viewer)))
    throw new Violation(`the screen of ${human} tells another story than the log`);
}

const isStarting = ({ meta }: TableColumns): boolean =>
  ['again', 'reveal'].includes(String((JSON.parse(meta) as TableMeta).shuffle?.phase));

/** Every entry that was ever stored is there, in its place or packed, and no packed log has entries beside it. */
function checkLog(world: World, id: string, log: StoredLog): void {
  const rows = world.database.read<EntryColumns>('select * from entries where table_id = ? order by seq', id);
  const [packed] = world.database.read<{ log: Uint8Array }>('select log from packed_logs where table_id = ?', id);
  if (packed && rows.length > 0) throw new Violation(`${id} is packed, and has entries all the same`);
  const told = (entries: readonly Omit<EntryColumns, 'table_id' | 'events'>[]): string =>
    JSON.stringify(entries.map(({ seq, kind, seat, action, rules, at }) => [seq, kind, seat, action, rules, at]));
  if (told(packed ? (unpackLog(packed.log)?.entries ?? []) : rows) !== told(log.entries))
    throw new Violation(`the log of ${id} is not what was stored`);
}

function checkTable(world: World, id: string): void {
  const log = world.oracle.tables.get(id)?.log;
  if (log) checkLog(world, id, log);
  const [row] = world.database.read<TableColumns>('select * from tables where id = ?', id);
  if (row?.status === 'open' && world.oracle.isClockSteady && isStarting(row))
    throw new Violation(`${id} waits for parts of the shuffle, and no longer asks for them (wakes ${row.wake_at})`);
  if (!log || row?.status !== 'running' || log.isPaused) return;
  const meta = JSON.parse(row.meta) as TableMeta;
  for (const seat of log.toAct) {
    if (botOf(meta, seat) !== undefined)
      throw new Violation(
        `the bot in seat ${seat} of ${id} plays no more (runner ${row.runner}, wakes ${row.wake_at})`,
      );
    if (meta.clock.kind !== 'none' && world.oracle.isClockSteady)
      throw new Violation(`the clock of seat ${seat} of ${id} runs no more`);
  }
}
