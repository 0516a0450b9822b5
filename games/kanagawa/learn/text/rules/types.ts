import type { RulesText as AnyRulesText } from '@hanga/web/learn/rulebook.ts';
import type { CardPart, FigureId, RuleId, SectionId } from '../../contents.ts';

export interface RulesText extends AnyRulesText<SectionId, RuleId, FigureId> {
  readonly card: { readonly title: string; readonly text: string; readonly parts: Readonly<Record<CardPart, string>> };
}
