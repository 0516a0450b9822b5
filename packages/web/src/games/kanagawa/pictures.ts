import { BLEED, print } from '../../press/press.ts';
import { whenIdle } from '../../shell/whenIdle.ts';
import type { Sheet } from './sheets.ts';

/** A drawing of which a picture is wanted. */
interface Wish {
  readonly draw: () => string;
  readonly sheet: Sheet;
  /** It lies on the table already, and is to give way to its picture, if one could be made. */
  readonly onMade?: () => void;
}

interface Picture {
  readonly address: string;
  readonly sheet: Sheet;
  readonly scale: number;
  /** Held, or the browser would read it anew. */
  readonly image: HTMLImageElement;
}

const MOST = 300;
/** Sheets at the press at a time: what comes to the table meanwhile need not wait for all that may come. */
const AT_PRESS = 5;
export const SVG = 'http://www.w3.org/2000/svg';

/** Pictures by the drawing they show, oldest first. Until there is one, a drawing does. */
const pictures = new Map<string, Picture>();
const onTable = new Set<Wish>();
const ahead = new Set<Wish>();
/** Who waits for what is at the press, by its drawing. */
const atPress = new Map<string, (() => void)[]>();
/** Pictures that have come from the press, to be shown. */
const ready: (() => void)[] = [];
let isDue = false;

/** Asked for once: a browser lays the whole page out to answer. */
let height: number | undefined;

function heightNow(): number {
  if (height === undefined) {
    height = Math.max(700, innerHeight);
    addEventListener('resize', () => (height = undefined), { once: true });
  }
  return height;
}

/** Dots for each unit of a drawing: as many as this screen shows it with. */
const scaleOf = ({ shown }: Sheet): number => (devicePixelRatio * shown * heightNow()) / 1000;

/** The picture of a drawing, as an element; none if it has too few dots by now. */
export function pictureOf(markup: string): Element | undefined {
  const picture = pictures.get(markup);
  if (!picture || picture.scale * 1.3 < scaleOf(picture.sheet)) return undefined;
  const image = document.createElementNS(SVG, 'image');
  image.setAttribute('href', picture.address);
  image.setAttribute('decoding', 'sync');
  const { width, height } = picture.sheet;
  const box = { x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED };
  for (const [name, value] of Object.entries(box)) image.setAttribute(name, String(value));
  return image;
}

/** Has a picture made of what lies on the table. Returns a way to think better of it, as `prepare` does. */
export function wish(markup: string, sheet: Sheet, onMade: () => void): () => void {
  return add(onTable, [{ draw: () => markup, sheet, onMade }]);
}

/** Has pictures made of what may come to the table. */
export function prepare(draws: readonly (() => string)[], sheet: Sheet): () => void {
  return add(
    ahead,
    draws.map(draw => ({ draw, sheet })),
  );
}

function add(queue: Set<Wish>, wishes: readonly Wish[]): () => void {
  for (const one of wishes) queue.add(one);
  schedule();
  return () => {
    for (const one of wishes) queue.delete(one);
  };
}

const hasWork = (): boolean => ready.length > 0 || (atPress.size < AT_PRESS && onTable.size + ahead.size > 0);

/** Whatever takes the page's own time is done when it has nothing else to do. */
function schedule(): void {
  if (isDue || !hasWork()) return;
  isDue = true;
  whenIdle(hasTime => {
    isDue = false;
    do step();
    while (hasWork() && hasTime());
    schedule();
  });
}

function step(): void {
  const show = ready.shift();
  if (show) {
    show();
    return;
  }
  const queue = onTable.size > 0 ? onTable : ahead;
  for (const one of queue) {
    queue.delete(one);
    make(one);
    return;
  }
}

function make({ draw, sheet, onMade = () => {} }: Wish): void {
  const markup = draw();
  const others = atPress.get(markup);
  if (others) {
    others.push(onMade);
    return;
  }
  if (pictureOf(markup)) {
    onMade();
    return;
  }
  const scale = scaleOf(sheet);
  const waiting = [onMade];
  const tell = (): void => {
    for (const hear of waiting) hear();
  };
  atPress.set(markup, waiting);
  print(markup, sheet, scale, sheet.joins ?? false)
    .then(async address => {
      if (address === undefined) throw new Error('not printed');
      const image = new Image();
      image.src = address;
      await image.decode();
      ready.push(() => {
        keep(markup, { address, image, sheet, scale });
        tell();
      });
    })
    // Then a drawing does.
    .catch(() => ready.push(tell))
    .finally(() => {
      atPress.delete(markup);
      schedule();
    });
}

/** Takes the place of one with fewer dots, or of the oldest. */
function keep(markup: string, picture: Picture): void {
  if (pictures.has(markup)) forget(markup);
  else if (pictures.size >= MOST) forget(pictures.keys().next().value ?? '');
  pictures.set(markup, picture);
}

function forget(markup: string): void {
  URL.revokeObjectURL(pictures.get(markup)?.address ?? '');
  pictures.delete(markup);
}
