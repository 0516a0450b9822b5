import type { RulesText } from '@hanga/web/learn/rulebook.ts';
import type { FigureId, RuleId, SectionId } from '../../../contents.ts';
import type { yokaiFigures, yokaiSections } from '../../contents.ts';

type YokaiSection = keyof typeof yokaiSections;
type AllText = RulesText<SectionId, RuleId, FigureId>;

/** The expansion's part of the page: `chapter` leads to its lessons. */
export interface YokaiRules {
  readonly sections: Pick<AllText['sections'], YokaiSection>;
  readonly rules: Pick<AllText['rules'], (typeof yokaiSections)[YokaiSection][number]>;
  readonly figures: Pick<AllText['figures'], (typeof yokaiFigures)[number]>;
  readonly chapter: string;
}
