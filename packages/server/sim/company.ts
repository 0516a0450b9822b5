import type { Device, Screen, Surroundings } from './people.ts';
import { BEGINNING, type Chance } from './scheduler.ts';

/** Minutes after midnight, where the people of these worlds live. */
const places = [
  { zone: 'UTC', morning: 480 },
  { zone: 'Asia/Tokyo', morning: 480 + 540 },
  { zone: 'Asia/Kolkata', morning: 480 + 330 },
] as const;

/** A night that lasts a minute into the world, or begins with it; now and then one that is none. */
export async function setNight(device: Device, chance: Chance): Promise<void> {
  const { zone, morning } = chance.pick(places);
  const from = morning - chance.pick([0, 1, 60, 599]);
  const to = chance.oneIn(6) ? from + 700 : morning + 1;
  await device.request('POST', '/api/me/channels', { rest: { from: from % 1440, to: to % 1440, zone } });
}

/** What people do with each other during a game, whether they may or not. `true`: somebody did something. */
export function mingle(device: Device, { id, subscription }: Screen, chance: Chance): boolean {
  const { table, state } = subscription;
  if (!table || !state) return false;
  const seat = chance.below(table.seats.length);
  if (state.paused) {
    // Nobody can move, but some try.
    if (chance.oneIn(table.you.host ? 2 : 6)) void device.do(id, { kind: 'resume' });
    return !chance.oneIn(4);
  }
  if (!table.you.host && !chance.oneIn(6)) return vote(device, id, subscription, chance);
  switch (chance.below(table.you.host ? 30 : 60)) {
    case 0:
      void device.do(id, { kind: 'pause' });
      return true;
    case 1:
      void device.do(id, { kind: 'hand', seat });
      return true;
    case 2:
    case 3:
      void device.do(id, { kind: 'giveBack', seat });
      return true;
    case 4:
      if (chance.oneIn(4)) void device.do(id, { kind: 'end' });
      return true;
    case 5:
      void device.do(id, { kind: 'resume' });
      return true;
    default:
      return vote(device, id, subscription, chance);
  }
}

/** Whoever waits for somebody votes, sometimes before it is time. */
function vote(device: Device, id: string, { table, state }: Screen['subscription'], chance: Chance): boolean {
  const owing = state?.toAct.filter(seat => seat !== table?.you.seat) ?? [];
  const seat = owing[0];
  const asked = state?.asked?.[seat ?? -1];
  if (seat === undefined || asked === undefined || !chance.oneIn(3)) return false;
  const isTime = device.elapsed + BEGINNING - asked >= (table?.patience ?? 0) * 1000;
  if (!isTime && !chance.oneIn(10)) return false;
  void device.do(id, { kind: 'vote', seat, asked });
  return true;
}

/** The same people once more; whoever is asked comes, or does not. */
export async function again(device: Device, id: string, { tables, chance }: Surroundings): Promise<void> {
  const opened = await device.request<{ id: string }>('POST', `/api/tables/${id}/again`, {});
  if (opened && !tables.includes(opened.id) && chance.oneIn(2)) tables.push(opened.id);
}
