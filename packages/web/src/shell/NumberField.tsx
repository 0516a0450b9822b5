import { words } from '../text/index.ts';
import './form.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A line of a form with a number: written, or stepped by the buttons beside it. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const t = words();
  const within = (number: number): number => Math.min(max, Math.max(min, number));
  const step = (by: number) => (
    <button
      type="button"
      aria-label={by < 0 ? t.less(label) : t.more(label)}
      disabled={within(value + by) === value}
      onClick={() => onChange(within(value + by))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div class="field">
      <span aria-hidden="true">{label}</span>
      <span class="stepper">
        {step(-1)}
        <input
          type="text"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onChange={event => {
            const written = Number(event.currentTarget.value.replaceAll(/\s/g, ''));
            const next = Number.isFinite(written) ? within(Math.round(written)) : value;
            // What cannot be is not left standing either.
            event.currentTarget.value = String(next);
            onChange(next);
          }}
        />
        {step(1)}
      </span>
    </div>
  );
}
