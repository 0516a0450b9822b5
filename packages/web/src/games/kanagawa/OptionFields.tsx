import { kanagawa, type Options, text } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { YokaiFields } from './YokaiFields.tsx';

interface OptionFieldsProps {
  readonly options: Options;
  readonly language: Language;
  onChange(options: Options): void;
}

/** Kanagawa's own fields of the form for a new game. */
export function OptionFields({ options, language, onChange }: OptionFieldsProps) {
  const t = text[language].option;
  return (
    <>
      <label class="field">
        <span>{t.brushDiplomas}</span>
        <select
          value={options.brushDiplomas}
          onChange={event =>
            onChange(kanagawa.options({ ...options, brushDiplomas: event.currentTarget.value }) ?? options)
          }
        >
          <option value="placed">{t.placed}</option>
          <option value="owned">{t.owned}</option>
        </select>
      </label>
      <YokaiFields options={options} language={language} onChange={onChange} />
    </>
  );
}
