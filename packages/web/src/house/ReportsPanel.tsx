import type { ReportLine } from '@hanga/protocol';
import { onlineWords } from '../online/text/index.ts';
import { FieldResult } from '../people/fields.tsx';
import { type PanelProps, useAnswer, useDoing, whenWas } from './panel.ts';
import { houseWords } from './text/index.ts';

/** What people found wrong, with what was said. */
export function ReportsPanel(props: PanelProps) {
  const t = houseWords().admin;
  const reports = useAnswer<readonly ReportLine[]>(props.orders, { kind: 'reports' }, props.done);
  const { sending, act } = useDoing(props);
  if (!reports) return null;
  const { someone } = onlineWords();
  return (
    <section class="panel">
      <h2>{t.reports}</h2>
      {reports.length === 0 && <p class="hint">{t.none}</p>}
      <ul class="tokens">
        {reports.map(({ id, at, kind, about, name, said, reporterName, note, table, closedAt }) => (
          <li key={id}>
            <span>
              <b>{t.reported[kind](name || someone)}</b>
              <blockquote>{said}</blockquote>
              {note && <span>{note} </span>}
              <small class="hint">
                {t.reportedBy(reporterName || someone, whenWas(at))} · <a href={`#/table/${table}`}>{t.table}</a>
                {about && <span class="id"> · {about}</span>}
              </small>
            </span>
            {closedAt === undefined ? (
              <button type="button" class="quiet" onClick={() => act({ kind: 'closeReport', report: id })}>
                {t.closeReport}
              </button>
            ) : (
              <span class="hint">{t.closedReport(whenWas(closedAt))}</span>
            )}
          </li>
        ))}
      </ul>
      <FieldResult sending={sending} />
    </section>
  );
}
