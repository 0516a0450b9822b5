import './form.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, word: string])[];
  readonly onChange: (value: Value) => void;
}

/** A line of a form with a few values to choose from. */
export function SelectField<Value extends string>({ label, value, choices, onChange }: SelectFieldProps<Value>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.currentTarget.value as Value)}>
        {choices.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
