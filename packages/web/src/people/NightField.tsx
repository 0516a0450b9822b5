import { LONGEST_REST, type Night, restMinutes } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { peopleWords } from './text/index.ts';

interface NightFieldProps {
  readonly kept: Night | undefined;
  /** `undefined`: no nights. */
  readonly onKeep: (night: Night | undefined) => void;
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The hours in which one's clock rests at tables played over days, by the clocks of where one is. */
export function NightField({ kept, onKeep }: NightFieldProps) {
  const t = peopleWords().news;
  const [from, setFrom] = useState(timeOf(kept?.from ?? 23 * 60));
  const [to, setTo] = useState(timeOf(kept?.to ?? 7 * 60));
  const night = { from: minutesOf(from), to: minutesOf(to), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const long = restMinutes(night);
  const isGood = long > 0 && long <= LONGEST_REST;
  return (
    <fieldset class="night">
      <legend>{t.night}</legend>
      <p class="hint">{t.nightHint}</p>
      <div class="row">
        <label>
          {t.nightFrom} <input type="time" value={from} onInput={event => setFrom(event.currentTarget.value)} />
        </label>
        <label>
          {t.nightTo} <input type="time" value={to} onInput={event => setTo(event.currentTarget.value)} />
        </label>
        <button type="button" disabled={!isGood} onClick={() => onKeep(night)}>
          {t.nightKeep}
        </button>
        {kept && (
          <button type="button" class="quiet" onClick={() => onKeep(undefined)}>
            {t.nightEnd}
          </button>
        )}
      </div>
      {!isGood && <p class="hint">{t.nightLong(LONGEST_REST / 60)}</p>}
      {kept && <p class="hint">{t.nightKept(timeOf(kept.from), timeOf(kept.to), kept.zone)}</p>}
    </fieldset>
  );
}
