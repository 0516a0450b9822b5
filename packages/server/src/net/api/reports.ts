import { NewReport } from '@hanga/protocol';
import type * as v from 'valibot';
import { newId } from '../../people/secrets.ts';
import type { Store } from '../../storage/store.ts';
import { type StoredTable, seatOf } from '../../table/meta.ts';
import { isWelcome, wasThere } from '../../table/viewers.ts';
import { Buckets } from '../bounds.ts';
import type { People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

const PER_HOUR = 20;

/** What people at a table find wrong: a name, or something said. What it was is kept with the report. */
export function reportRoutes({ context, sessions, tables }: People): Route[] {
  const { store, clock, random } = context;
  const sent = new Buckets(PER_HOUR / 3600, PER_HOUR);
  return [
    {
      method: 'POST',
      path: '/api/reports',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(NewReport, call.body);
        if (!wanted) return refuse('badMessage');
        if (!sent.take(player.id, clock.elapsed())) return refuse('tooFast');
        const actor = await tables.get(wanted.table);
        if (!actor) return refuse('noSuchTable');
        await actor.awake();
        const visitor = { player: player.id };
        if (!isWelcome(actor.table, visitor) && !wasThere(actor.table, visitor)) return refuse('noSpectators');
        const meant = await meantBy(wanted.what, actor.table, store);
        if (!meant) return refuse('badMessage');
        await store.house.addReport({
          ...{ id: newId(random), at: clock.now(), table_id: actor.id, kind: wanted.what.kind },
          ...{ about: meant.player, about_name: meant.name, said: meant.said },
          ...{ reporter: player.id, note: wanted.note ?? '' },
        });
        return {};
      },
    },
  ];
}

interface Meant {
  readonly player: string;
  readonly name: string;
  readonly said: string;
}

async function meantBy(
  what: v.InferOutput<typeof NewReport>['what'],
  { id, meta }: StoredTable,
  store: Store,
): Promise<Meant | undefined> {
  if (what.kind === 'message') {
    const line = await store.chat.line(id, what.no);
    return line && { player: line.player, name: line.name, said: line.text };
  }
  const seat = meta.seats[what.kind === 'table' ? (seatOf(meta, meta.host) ?? -1) : what.seat];
  const name = seat?.kind === 'person' ? seat.name : '';
  if (what.kind === 'table') return { player: meta.host, name, said: meta.name };
  return seat?.kind === 'person' ? { player: seat.player, name, said: name } : undefined;
}
