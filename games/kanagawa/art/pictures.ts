import type { Art } from '@hanga/web/art/tree.ts';
import type { Pull } from '@hanga/web/press/pulls.ts';
import { type Diploma, diplomaOf, everyCard, everySuit, startingTiles } from '../rules/index.ts';
import { cardBack } from './backs.ts';
import { cardFace, hungCard, hungTile, printPanel, startingPanel, startingPlank, studioPlank } from './card.ts';
import { diploma, diplomaBadge } from './diplomas.ts';
import { matOf, school } from './school.ts';
import type { Neighbours, Sight } from './sight.ts';
import type { LessonCard, Diploma as SlipArt, StartingTile } from './types.ts';

/** Where a panel hangs: the cards beside it (-1: the starting tile), and how it is painted there. */
interface Hanging {
  readonly left?: number;
  readonly right?: number;
  readonly view: number;
  readonly look?: number;
  readonly run: number;
  readonly isWhole?: boolean;
}

/** A thing of the table by its name: everything that is printed as a picture. */
export type PictureRequest =
  | { readonly card: number }
  | { readonly back: number }
  | { readonly plank: number }
  | { readonly tilePlank: number }
  /** `pull`: what one block prints of it. */
  | ({ readonly panel: number; readonly tile: number; readonly pull?: Pull } & Hanging)
  | ({ readonly tilePanel: number } & Hanging)
  | { readonly diploma: number }
  /** A diploma where it is small. */
  | { readonly badge: number }
  /** The school's mat for so many seats, rolled out for so many rows. */
  | { readonly mat: number; readonly rows: number };

const cardOf = (card: number): LessonCard => everyCard[card] as LessonCard;
/** What a panel has beside it, in a print that begins with this tile. */
const besideOf = ({ left, right, view, look, run, isWhole }: Hanging, tile: number): Neighbours => {
  const hung = (number: number | undefined): Sight | undefined =>
    number === undefined ? undefined : number < 0 ? hungTile(tileOf(tile), 0) : hungCard(cardOf(number), number);
  return { left: hung(left), right: hung(right), view, look, run, isWhole };
};
const tileOf = (tile: number): StartingTile => startingTiles[tile]!;

export function draw(picture: PictureRequest): Art {
  if ('card' in picture) return cardFace(cardOf(picture.card), picture.card);
  if ('back' in picture) return cardBack(everySuit[picture.back]!);
  if ('plank' in picture) return studioPlank(cardOf(picture.plank), picture.plank);
  if ('tilePlank' in picture) return startingPlank(tileOf(picture.tilePlank), picture.tilePlank);
  if ('panel' in picture)
    return printPanel(cardOf(picture.panel), picture.panel, besideOf(picture, picture.tile), 'scored');
  if ('tilePanel' in picture)
    return startingPanel(tileOf(picture.tilePanel), 0, besideOf(picture, picture.tilePanel), 'scored');
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
