import type { AdminLogLine } from '@hanga/protocol';
import { type PanelProps, useAnswer, whenWas } from './panel.ts';
import { houseWords } from './text/index.ts';

/** Who did what, and when: the latest first. */
export function AdminLog({ orders, done }: Omit<PanelProps, 'onDone'>) {
  const t = houseWords().admin;
  const log = useAnswer<readonly AdminLogLine[]>(orders, { kind: 'log' }, done);
  if (!log) return null;
  return (
    <section class="panel">
      <h2>{t.log}</h2>
      {log.length === 0 && <p class="hint">{t.none}</p>}
      <ul class="tokens">
        {log.map(({ at, name, what, detail, about }, number) => (
          <li key={number}>
            <span>
              <b>{name || t.commandLine}</b> {t.did[what] ?? what}
              {detail && <span>{` (${detail})`}</span>}
              <small class="hint">
                {whenWas(at)} {about && <span class="id">{about}</span>}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
