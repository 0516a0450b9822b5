import { type OptionFieldsProps, OptionSelects } from '@hanga/web/table/OptionSelects.tsx';
import { kaigan, type Options } from '../rules/index.ts';
import { text } from './text/spoken/index.ts';

/** Kaigan's own fields of the form for a new game. */
export function OptionFields({ language, ...props }: OptionFieldsProps<Options>) {
  const t = text[language].option;
  const fields = {
    purses: [t.purses, { covered: t.covered, open: t.open }],
    startSpaces: [t.startSpaces, { nothing: t.nothing, count: t.count }],
  } as const;
  return <OptionSelects {...props} fields={fields} read={kaigan.options} />;
}
