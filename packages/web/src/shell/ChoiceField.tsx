import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './form.css';

interface Choice<Value extends string | number> {
  readonly value: Value;
  /** What it is called. */
  readonly word: string;
  /** What is shown, where that is not the word. */
  readonly shown?: ComponentChildren;
}

interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /** Another look than a line of a form with words side by side. */
  readonly class?: string;
}

/** A few things side by side of which one is chosen. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange, class: styled = 'field' } = props;
  const name = useId();
  return (
    <div class={styled} role="radiogroup" aria-label={label}>
      {styled === 'field' && <span aria-hidden="true">{label}</span>}
      <span class="choices">
        {choices.map(({ value: each, word, shown }) => (
          <label key={each} class="choice-of-few" title={shown ? word : undefined}>
            <input
              type="radio"
              name={name}
              aria-label={word}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {shown ?? <span aria-hidden="true">{word}</span>}
          </label>
        ))}
      </span>
    </div>
  );
}
