import type { Art } from '../art/tree.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { Drawings, SVG } from './drawings.ts';
import { bleedOf, type Sheet } from './order.ts';
import { Press } from './press.ts';
import { scaleOf } from './screen.ts';

/** How a game's pictures are drawn, and the worker that prints them. */
interface Drawn<PictureRequest> {
  draw(picture: PictureRequest): Art;
  sheetOf(picture: PictureRequest): Sheet;
  startPress(): Worker;
}

/** A picture that is wanted. */
interface Wanted<PictureRequest> {
  readonly picture: PictureRequest;
  /** It lies on the table already, and its drawing is to give way to it, if one could be made. */
  readonly onMade?: () => void;
}

interface Made {
  readonly address: string;
  readonly sheet: Sheet;
  readonly scale: number;
  /** Held, or the browser would read it anew. */
  readonly image: HTMLImageElement;
}

export interface PrintedImage {
  readonly href: string;
  readonly decoding: 'sync';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MOST = 300;
/** Sheets at the press at a time: what comes to the table meanwhile need not wait for all that may come. */
const AT_PRESS = 5;

export type Name = string;

/** The pictures of one game, by name. Until there is one, its drawing does. */
export class Pictures<PictureRequest extends object> {
  readonly #drawn: Drawn<PictureRequest>;
  readonly #press: Press<PictureRequest>;
  /** Oldest first. */
  readonly #made = new Map<Name, Made>();
  readonly #onTable = new Set<Wanted<PictureRequest>>();
  readonly #ahead = new Set<Wanted<PictureRequest>>();
  /** Who waits for what is at the press. */
  readonly #atPress = new Map<Name, (() => void)[]>();
  /** Pictures that have come from the press, to be shown. */
  readonly #ready: (() => void)[] = [];
  readonly #drawings = new Drawings();
  readonly #drawnOnTable = new Set<() => void>();
  #isDue = false;

  constructor(drawn: Drawn<PictureRequest>) {
    this.#drawn = drawn;
    this.#press = new Press(() => drawn.startPress());
  }

  sheetOf(picture: PictureRequest): Sheet {
    return this.#drawn.sheetOf(picture);
  }

  nameOf(picture: PictureRequest): Name {
    return JSON.stringify(picture);
  }

  /** The printed picture, as an element; none if it has too few dots by now. */
  printed(name: Name): Element | undefined {
    const says = this.image(name);
    if (!says) return undefined;
    const image = document.createElementNS(SVG, 'image');
    for (const [attribute, value] of Object.entries(says)) image.setAttribute(attribute, String(value));
    return image;
  }

  /** What an `image` of the printed picture says. */
  image(name: Name): PrintedImage | undefined {
    const made = this.#made.get(name);
    if (!made || made.scale * 1.3 < scaleOf(made.sheet)) return undefined;
    const { width, height } = made.sheet;
    const bleed = bleedOf(made.sheet);
    const box = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
    return { href: made.address, decoding: 'sync', ...box };
  }

  /** The drawing, as an element. */
  drawing(picture: PictureRequest): Element {
    return this.#drawings.take(this.nameOf(picture), () => this.#drawn.draw(picture));
  }

  /** Takes a drawing back, for whoever needs it next. */
  putBy(name: Name, drawing: Element): void {
    if (!this.printed(name)) this.#drawings.putBy(name, drawing);
  }

  /**
   * What drawings are made of has come: they are made anew. Those on the table wait for their pictures, which the press
   * makes of everything; where there is no press, they are drawn again.
   */
  renew(): void {
    this.#drawings.forgetAll();
    if ('OffscreenCanvas' in globalThis) return;
    for (const draw of this.#drawnOnTable) draw();
  }

  /** Calls `draw` whenever a drawing on the table is to be made anew; returns a way to end that. */
  whenRenewed(draw: () => void): () => void {
    this.#drawnOnTable.add(draw);
    return () => this.#drawnOnTable.delete(draw);
  }

  /** Has a picture made of what lies on the table. Returns a way to think better of it, as `prepare` does. */
  want(picture: PictureRequest, onMade: () => void): () => void {
    return this.#add(this.#onTable, [{ picture, onMade }]);
  }

  /** Has pictures made of what may come to the table. */
  prepare(pictures: readonly PictureRequest[]): () => void {
    return this.#add(
      this.#ahead,
      pictures.map(picture => ({ picture })),
    );
  }

  #add(queue: Set<Wanted<PictureRequest>>, wanted: readonly Wanted<PictureRequest>[]): () => void {
    for (const one of wanted) queue.add(one);
    this.#schedule();
    return () => {
      for (const one of wanted) queue.delete(one);
    };
  }

  #hasWork(): boolean {
    return this.#ready.length > 0 || (this.#atPress.size < AT_PRESS && this.#onTable.size + this.#ahead.size > 0);
  }

  /** Whatever takes the page's own time is done when it has nothing else to do. */
  #schedule(): void {
    if (this.#isDue || !this.#hasWork()) return;
    this.#isDue = true;
    whenIdle(hasTime => {
      this.#isDue = false;
      do this.#step();
      while (this.#hasWork() && hasTime());
      this.#schedule();
    });
  }

  #step(): void {
    const show = this.#ready.shift();
    if (show) {
      show();
      return;
    }
    const queue = this.#onTable.size > 0 ? this.#onTable : this.#ahead;
    for (const one of queue) {
      queue.delete(one);
      this.#make(one);
      return;
    }
  }

  #make({ picture, onMade = () => {} }: Wanted<PictureRequest>): void {
    const name = this.nameOf(picture);
    const others = this.#atPress.get(name);
    if (others) {
      others.push(onMade);
      return;
    }
    if (this.printed(name)) {
      onMade();
      return;
    }
    const sheet = this.sheetOf(picture);
    const scale = scaleOf(sheet);
    const waiting = [onMade];
    const tell = (): void => {
      for (const hear of waiting) hear();
    };
    this.#atPress.set(name, waiting);
    this.#press
      .print(picture, sheet, scale)
      .then(async picture => {
        if (!picture) throw new Error('not printed');
        const address = URL.createObjectURL(picture);
        const image = new Image();
        image.src = address;
        await image.decode();
        this.#ready.push(() => {
          this.#keep(name, { address, image, sheet, scale });
          tell();
        });
      })
      // Then a drawing does.
      .catch(() => this.#ready.push(tell))
      .finally(() => {
        this.#atPress.delete(name);
        this.#schedule();
      });
  }

  /** Takes the place of one with fewer dots, or of the oldest. */
  #keep(name: Name, made: Made): void {
    if (this.#made.has(name)) this.#forget(name);
    else if (this.#made.size >= MOST) this.#forget(this.#made.keys().next().value ?? '');
    this.#made.set(name, made);
    this.#drawings.forget(name);
  }

  #forget(name: Name): void {
    URL.revokeObjectURL(this.#made.get(name)?.address ?? '');
    this.#made.delete(name);
  }
}
