import type { Me } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { type PresetId, presets } from './clockChoices.ts';
import { OpenTableForm } from './OpenTableForm.tsx';
import { onlineWords } from './text/index.ts';

type Chosen = PresetId | 'own';

/** What one mostly opens a table for, a click each; the form comes with what was chosen filled in. */
export function OpenTable({ me }: { readonly me: Me }) {
  const t = onlineWords().form;
  const [chosen, setChosen] = useState<Chosen>();
  const door = (id: Chosen) => (
    <button
      key={id}
      type="button"
      class="preset"
      aria-expanded={chosen === id}
      onClick={() => setChosen(chosen === id ? undefined : id)}
    >
      <b>{t.presets[id].name}</b> <span>{t.presets[id].what}</span>
    </button>
  );
  return (
    <section class="panel open-table" aria-label={t.title}>
      <h2>{t.title}</h2>
      <div class="presets">{([...Object.keys(presets), 'own'] as Chosen[]).map(door)}</div>
      {chosen && <OpenTableForm key={chosen} me={me} {...(chosen !== 'own' && { preset: presets[chosen] })} />}
    </section>
  );
}
