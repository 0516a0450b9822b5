import type { Art } from '@hanga/web/art/tree.ts';
import { type Diploma, diplomaOf, everyCard, everySuit, startingTiles } from '../rules/index.ts';
import { cardBack } from './backs.ts';
import { cardFace, printPanel, startingPanel, startingPlank, studioPlank } from './card.ts';
import { diploma, diplomaBadge } from './diplomas.ts';
import { matOf, school } from './school.ts';
import type { LessonCard, Season, Diploma as SlipArt, StartingTile } from './types.ts';

/** The seasons that a panel's colours run into. */
interface Between {
  readonly left: Season;
  readonly right: Season;
}

/** A thing of the table by its name: everything that is printed as a picture. */
export type PictureRequest =
  | { readonly card: number }
  | { readonly back: number }
  | { readonly plank: number }
  | { readonly tilePlank: number }
  | ({ readonly panel: number } & Between)
  | ({ readonly tilePanel: number } & Between)
  | { readonly diploma: number }
  /** A diploma where it is small. */
  | { readonly badge: number }
  /** The school's mat for so many seats, rolled out for so many rows. */
  | { readonly mat: number; readonly rows: number };

const cardOf = (card: number): LessonCard => everyCard[card] as LessonCard;
const tileOf = (tile: number): StartingTile => startingTiles[tile]!;

export function draw(picture: PictureRequest): Art {
  if ('card' in picture) return cardFace(cardOf(picture.card), picture.card);
  if ('back' in picture) return cardBack(everySuit[picture.back]!);
  if ('plank' in picture) return studioPlank(cardOf(picture.plank), picture.plank);
  if ('tilePlank' in picture) return startingPlank(tileOf(picture.tilePlank), picture.tilePlank);
  if ('panel' in picture) return printPanel(cardOf(picture.panel), picture.panel, picture, 'scored');
  if ('tilePanel' in picture) return startingPanel(tileOf(picture.tilePanel), 0, picture, 'scored');
  if ('diploma' in picture) return slip(picture.diploma);
  if ('badge' in picture) return diplomaBadge(writtenOn(picture.badge));
  if ('mat' in picture) return school(matOf(picture.mat, picture.rows));
  return picture satisfies never;
}

/** What the art calls the diploma that asks for this. */
function slipName(need: Diploma['needs']): string {
  switch (need.kind) {
    case 'each':
      return `animals-${need.of.join('-')}`;
    case 'different':
    case 'identical':
      return `${need.suit}s-${need.count}-${need.kind}`;
    case 'coloredKites':
      return `${need.kite}-${need.count}`;
    case 'lanterns':
      return `lanterns-${need.cards.join('-')}`;
    default:
      return `${need.kind}-${need.count}`;
  }
}

/** What is written on a diploma of the box, by its number. */
function writtenOn(number: number): SlipArt {
  const { color, harmony, gives, needs } = diplomaOf(number);
  return { id: slipName(needs), color, harmony, ...(gives ? { gives } : {}) };
}

export const slip = (number: number): Art => diploma(writtenOn(number));
