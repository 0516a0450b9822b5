import type { GameTypes } from '@hanga/kernel';
import { type Clock, type Command, limits, type TableInfo } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { useFront } from '../games/index.ts';
import { settings } from '../settings.ts';
import { ClockFields } from './ClockFields.tsx';
import { PatienceField } from './PatienceField.tsx';
import { onlineWords } from './text/index.ts';

type Edit = Pick<Extract<Command, { kind: 'settings' }>, 'name' | 'clock' | 'options' | 'patience'>;

interface EditTableProps {
  readonly info: TableInfo;
  /** Resolves to what went wrong. */
  readonly onChange: (edit: Edit) => Promise<string | undefined>;
}

/** Name, clock and options, until the start. Everybody in the room sees them change. */
export function EditTable({ info, onChange }: EditTableProps) {
  const t = onlineWords();
  const front = useFront(info.game);
  const [name, setName] = useState(info.name);
  const [clock, setClock] = useState<Clock>();
  const [options, setOptions] = useState<GameTypes['Options']>();
  const [patience, setPatience] = useState<number>();
  const [said, setSaid] = useState('');
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isRenamed = name.trim() !== '' && name.trim() !== info.name;
    const trouble = await onChange({
      ...(isRenamed && { name: name.trim() }),
      ...(clock && { clock }),
      ...(patience !== undefined && { patience }),
      ...(options && { options: options as Record<string, unknown> }),
    });
    setSaid(trouble ? '' : t.room.saved);
  };
  return (
    <details class="panel more-choices">
      <summary>{t.room.edit}</summary>
      <form class="form" onSubmit={event => void save(event)} onInput={() => setSaid('')}>
        <label class="field">
          <span>{t.form.name}</span>
          <input
            type="text"
            required
            maxLength={limits.tableName}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <ClockFields now={info.clock} onChange={setClock} />
        {(clock ?? info.clock).kind === 'none' && (
          <PatienceField now={patience ?? info.patience} onChange={setPatience} />
        )}
        {front?.OptionFields && (
          <front.OptionFields
            options={options ?? (info.options as GameTypes['Options'])}
            language={settings.value.language}
            onChange={setOptions}
          />
        )}
        <button type="submit">{t.room.save}</button>
        <p class="hint" role="status">
          {said}
        </p>
      </form>
    </details>
  );
}
