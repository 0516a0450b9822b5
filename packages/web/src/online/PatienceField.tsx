import { limits } from '@hanga/protocol';
import { SelectField } from '../shell/SelectField.tsx';
import { spanWords } from './clockWords.ts';
import { onlineWords } from './text/index.ts';

/** Seconds. */
const usual = [2 * 60, limits.patience.usual, 3600, 24 * 3600, 3 * 24 * 3600] as const;

interface PatienceFieldProps {
  readonly now: number;
  readonly onChange: (seconds: number) => void;
}

/** Without a clock: how long the others wait for somebody before they may let a bot play. */
export function PatienceField({ now, onChange }: PatienceFieldProps) {
  const all = [...new Set([...usual, now])].sort((a, b) => a - b);
  return (
    <SelectField
      label={onlineWords().form.patience}
      value={String(now)}
      choices={all.map(seconds => [String(seconds), spanWords(seconds)] as const)}
      onChange={chosen => onChange(Number(chosen))}
    />
  );
}
