import type { Action, Phase, Refusal } from '../../rules/types.ts';
import type { NewStudioIcon, NewSubjectName, NewSuitName } from '../../rules/yokai/data/cardTypes.ts';
import type { NewDiplomaColor, NewGift, NewNeed } from '../../rules/yokai/data/diplomas.ts';
import type { OptionRefusal } from '../../rules/yokai/types.ts';
import type { YokaiEvent } from '../events/types.ts';
import type { NameOf, Text } from '../types.ts';

type AskedPhase = (Phase & { kind: 'takeYokai' | 'giveYokai' })['kind'];

/** What the expansion adds to a language of Kanagawa. */
export interface YokaiText {
  readonly suit: Readonly<Record<NewSuitName, string>>;
  readonly suitPlural: Readonly<Record<NewSuitName, string>>;
  readonly subject: Readonly<Record<NewSubjectName, readonly [string, string]>>;
  readonly studioIcon: Readonly<Record<NewStudioIcon, string>>;
  readonly gift: Readonly<Record<NewGift, string>>;
  readonly color: Readonly<Record<NewDiplomaColor, string>>;
  readonly colorPlural: Readonly<Record<NewDiplomaColor, string>>;
  /** After the name of a card at school, and after that of a hidden card in a hand. */
  readonly bringsYokai: string;
  readonly broughtYokai: string;
  readonly need: (need: NewNeed) => string;
  readonly waiting: Readonly<Record<AskedPhase, string>>;
  readonly prompt: Readonly<Record<AskedPhase, string>>;
  readonly action: (action: Action & { kind: AskedPhase }, who: NameOf) => string;
  readonly event: (event: YokaiEvent, who: NameOf, you?: number) => string;
  readonly refusal: (
    refusal: Refusal & { kind: 'yokaiFirst' | 'noYokaiThere' | 'notAnOpponent' | 'noYokaiMoves' },
  ) => string;
  readonly scoreLine: (yokai: number) => string;
  readonly option: Pick<Text['option'], 'yokai' | 'off' | 'random' | 'base' | 'new'>;
  readonly optionRefusal: (refusal: OptionRefusal) => string;
}
