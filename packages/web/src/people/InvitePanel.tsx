import type { MyTable, Profile } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { FieldResult, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** Asks a program to a table of one's own that has not begun; nothing where there is none. People are sent its link. */
export function InvitePanel({ to }: { readonly to: Profile }) {
  const t = peopleWords().invite;
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const sending = useSending();
  useEffect(() => {
    // Without the list there is nothing to offer, and nothing is missed.
    api.myTables().then(
      mine => setTables(mine.filter(({ status }) => status === 'open')),
      () => {},
    );
  }, [to.id]);
  if (tables.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.title}</h2>
      <div class="row">
        {tables.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => void sending.send(() => api.invite(id, to.id), t.done)}>
            {t.to(name)}
          </button>
        ))}
      </div>
      <FieldResult sending={sending} />
    </section>
  );
}
