import type { Clock } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { NumberField } from '../shell/NumberField.tsx';
import { SelectField } from '../shell/SelectField.tsx';
import { type ClockChoice, clockChoices } from './clockChoices.ts';
import { clockWords } from './clockWords.ts';
import { onlineWords } from './text/index.ts';

interface ClockFieldsProps {
  /** The clock that is chosen at first. */
  readonly now: Clock;
  readonly onChange: (clock: Clock) => void;
}

type Own = 'ownBank' | 'ownDeadline';

/** The usual clock that this is, or which kind of another. */
function choiceOf(clock: Clock): ClockChoice | Own {
  const same = Object.entries(clockChoices).find(([, usual]) => JSON.stringify(usual) === JSON.stringify(clock));
  if (same) return same[0] as ClockChoice;
  return clock.kind === 'bank' ? 'ownBank' : 'ownDeadline';
}

/** What stands in the fields for a clock of one's own. */
const timeOf = (clock: Clock) => ({
  minutes: clock.kind === 'bank' ? Math.max(1, Math.round(clock.initial / 60)) : 20,
  increment: clock.kind === 'bank' ? clock.increment : 15,
  hours: clock.kind === 'deadline' ? Math.max(1, Math.round(clock.seconds / 3600)) : 24,
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** One of the usual clocks, or one by numbers. */
export function ClockFields({ now, onChange }: ClockFieldsProps) {
  const t = onlineWords().form;
  const [kind, setKind] = useState<ClockChoice | Own>(() => choiceOf(now));
  const [time, setTime] = useState(() => timeOf(now));
  const usual = Object.entries(clockChoices).map(
    ([id, clock]) => [id as ClockChoice, capital(clockWords(clock))] as const,
  );
  const tell = (chosen: typeof kind, { minutes, increment, hours }: typeof time): void => {
    if (chosen === 'ownBank') onChange({ kind: 'bank', initial: minutes * 60, increment });
    else if (chosen === 'ownDeadline') onChange({ kind: 'deadline', seconds: hours * 3600 });
    else onChange(clockChoices[chosen]);
  };
  const number = (key: keyof typeof time, label: string, min: number, max: number) => (
    <NumberField
      label={label}
      value={time[key]}
      min={min}
      max={max}
      onChange={value => {
        const changed = { ...time, [key]: value };
        setTime(changed);
        tell(kind, changed);
      }}
    />
  );
  return (
    <>
      <SelectField
        label={t.clock}
        value={kind}
        choices={[...usual, ['ownBank', t.clocks.bank], ['ownDeadline', t.clocks.deadline]]}
        onChange={chosen => {
          setKind(chosen);
          tell(chosen, time);
        }}
      />
      {kind === 'ownBank' && number('minutes', t.minutes, 1, 600)}
      {kind === 'ownBank' && number('increment', t.increment, 0, 600)}
      {kind === 'ownDeadline' && number('hours', t.hours, 1, 720)}
    </>
  );
}
