import type { RulesText as AnyRulesText } from '@hanga/web/learn/rulebook.ts';
import type { FigureId, RuleId, SectionId } from '../../contents.ts';

export interface RulesText extends AnyRulesText<SectionId, RuleId, FigureId> {
  /** What an action is for, before the numbered rules. */
  readonly round: {
    readonly title: string;
    readonly phases: readonly { readonly name: string; readonly does: string }[];
  };
}
