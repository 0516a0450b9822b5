import { limits, type NewReport } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import type { Remote } from '../online/remote.ts';
import { FieldTrouble, useSending } from '../people/fields.tsx';
import { shownName } from '../people/shownName.ts';
import { houseWords } from './text/index.ts';
import './house.css';

interface Choice {
  readonly what: NewReport['what'];
  readonly words: string;
}

/** Tells those who run the server of a name or a message at this table. */
export function ReportForm({ remote }: { readonly remote: Remote }) {
  const t = houseWords().report;
  const [chosen, setChosen] = useState<number>();
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useSending();
  // What is said while somebody chooses does not move what they choose from.
  const [choices] = useState(() => choicesAt(remote));
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const choice = choices[chosen ?? -1];
    const table = remote.info.value?.id;
    if (!choice || table === undefined) return;
    const words = note.trim();
    setSent(await sending.send(() => api.report({ table, what: choice.what, ...(words && { note: words }) })));
  };
  if (isSent) return <p role="status">{t.done}</p>;
  if (choices.length === 0) return <p>{t.nothing}</p>;
  return (
    <form class="form" onSubmit={event => void send(event)} aria-label={t.open}>
      <p class="hint">{t.lead}</p>
      <fieldset class="report-choices">
        <legend>{t.what}</legend>
        {choices.map(({ words }, number) => (
          <label key={number}>
            <input type="radio" name="report" required checked={chosen === number} onChange={() => setChosen(number)} />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{t.note}</span>
        <input type="text" maxLength={limits.chat} value={note} onInput={event => setNote(event.currentTarget.value)} />
      </label>
      <button type="submit" class="main">
        {t.send}
      </button>
      <FieldTrouble sending={sending} />
    </form>
  );
}

/** The latest messages first, then names: what is one's own is left out. */
function choicesAt(remote: Remote): readonly Choice[] {
  const t = houseWords().report;
  const info = remote.info.value;
  if (!info) return [];
  const { seat: mine, host } = info.you;
  const messages = [...remote.chat.value]
    .reverse()
    .filter(({ seat }) => seat === undefined || seat !== mine)
    .map(({ no, name, text }) => ({
      what: { kind: 'message' as const, no },
      words: t.message(shownName({ name }), text),
    }));
  const names = info.seats.flatMap((each, seat) =>
    each.kind === 'person' && each.name && seat !== mine
      ? [{ what: { kind: 'name' as const, seat }, words: t.name(each.name) }]
      : [],
  );
  return [...messages, ...names, ...(host ? [] : [{ what: { kind: 'table' as const }, words: t.table(info.name) }])];
}
