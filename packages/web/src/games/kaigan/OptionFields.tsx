import { kaigan, type Options, text } from '@hanga/kaigan';
import type { Language } from '@hanga/kernel';

interface OptionFieldsProps {
  readonly options: Options;
  readonly language: Language;
  onChange(options: Options): void;
}

/** Kaigan's own fields of the form for a new game. */
export function OptionFields({ options, language, onChange }: OptionFieldsProps) {
  const t = text[language].option;
  return (
    <label class="field">
      <span>{t.purses}</span>
      <select
        value={options.purses}
        onChange={event => onChange(kaigan.options({ ...options, purses: event.currentTarget.value }) ?? options)}
      >
        <option value="covered">{t.covered}</option>
        <option value="open">{t.open}</option>
      </select>
    </label>
  );
}
