import { type OptionFieldsProps, OptionSelects } from '@hanga/web/table/OptionSelects.tsx';
import { kanagawa, type Options } from '../rules/index.ts';
import { text } from './text/spoken/index.ts';
import { YokaiFields } from './YokaiFields.tsx';

/** Kanagawa's own fields of the form for a new game. */
export function OptionFields(props: OptionFieldsProps<Options>) {
  const { language, ...rest } = props;
  const t = text[language].option;
  const brushDiplomas = [t.brushDiplomas, { placed: t.placed, owned: t.owned }] as const;
  const noColumn = [t.noColumn, { leaves: t.leaves, plays: t.plays }] as const;
  return (
    <>
      <OptionSelects {...rest} fields={{ brushDiplomas, noColumn }} read={kanagawa.options} />
      <YokaiFields {...props} />
    </>
  );
}
