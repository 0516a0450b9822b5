import type { Language } from '@hanga/kernel';
import { SelectField } from '../shell/SelectField.tsx';

/** What the form for a new game gives to a game's own fields. */
export interface OptionFieldsProps<Options> {
  readonly options: Options;
  readonly language: Language;
  onChange(options: Options): void;
}

interface OptionSelectsProps<Options> extends Omit<OptionFieldsProps<Options>, 'language'> {
  /** For each option that has a few values: its label, and the words for its values in the order shown. */
  readonly fields: {
    readonly [Name in keyof Options]?: readonly [label: string, words: Readonly<Record<string, string>>];
  };
  /** The rules' own reading of options; `undefined` where they do not make a table. */
  readonly read: (options: object) => Options | undefined;
}

/** The options of a game that have a few values each. */
export function OptionSelects<Options extends object>(props: OptionSelectsProps<Options>) {
  const { options, fields, read, onChange } = props;
  const values = options as Readonly<Record<string, unknown>>;
  return (
    <>
      {Object.entries<readonly [string, Readonly<Record<string, string>>] | undefined>(fields).map(
        ([name, field]) =>
          field && (
            <SelectField
              key={name}
              label={field[0]}
              value={String(values[name])}
              choices={Object.entries(field[1])}
              onChange={value => onChange(read({ ...options, [name]: value }) ?? options)}
            />
          ),
      )}
    </>
  );
}
