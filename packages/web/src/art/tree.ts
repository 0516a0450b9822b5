import type { PageInk } from './tokens.ts';

/** A drawing: one element, or several, the later ones over the earlier. */
export type Art = Node | readonly Art[];

export type Color = `#${string}`;
/** What is painted with: a colour, a gradient or pattern by its name, or an ink of the page, which night changes. */
export type Ink = Color | 'none' | Named | { readonly page: PageInk };
interface Named {
  readonly url: string;
}

export type Move =
  | readonly ['translate', x: number, y: number]
  | readonly ['scale', x: number, y: number]
  | readonly ['rotate', degrees: number, x: number, y: number];
export const moved = (x: number, y: number): Move => ['translate', x, y];
export const scaled = (x: number, y = x): Move => ['scale', x, y];
export const turned = (degrees: number, x = 0, y = 0): Move => ['rotate', degrees, x, y];

/** x, y, width, height. */
export type ViewBox = readonly [number, number, number, number];

/** How an element is painted: what SVG calls it. A group hands it down, but for the last five. */
export interface Look {
  readonly fill?: Ink;
  readonly 'fill-opacity'?: number;
  readonly stroke?: Ink;
  readonly 'stroke-width'?: number;
  readonly 'stroke-opacity'?: number;
  readonly 'stroke-linecap'?: 'round';
  readonly 'stroke-linejoin'?: 'round';
  readonly 'stroke-dasharray'?: readonly number[];
  readonly 'fill-rule'?: 'evenodd';
  readonly 'shape-rendering'?: 'crispEdges';
  readonly opacity?: number;
  readonly transform?: readonly Move[];
  readonly 'clip-path'?: Named;
  readonly id?: string;
}

interface Place {
  readonly x?: number;
  readonly y?: number;
}
interface Frame extends Place {
  readonly width?: number;
  readonly height?: number;
}
interface Definition {
  readonly id: string;
}

/** The elements of our drawings, and what can be said of each. Both printers know all of it. */
export interface Elements {
  readonly g: Look;
  readonly path: Look & { readonly d: string };
  readonly rect: Look & Frame & { readonly rx?: number };
  readonly circle: Look & { readonly cx?: number; readonly cy?: number; readonly r: number };
  readonly ellipse: Look & { readonly cx?: number; readonly cy?: number; readonly rx: number; readonly ry: number };
  readonly text: Look &
    Place & {
      readonly 'text-anchor': 'middle';
      readonly 'font-family': string;
      readonly 'font-weight': number;
      readonly 'font-size': number;
    };
  readonly use: Look & Frame & { readonly href: `#${string}` };
  readonly svg: Frame & { readonly viewBox?: ViewBox; readonly preserveAspectRatio?: 'xMidYMid slice' };
  readonly defs: object;
  readonly symbol: Definition & { readonly viewBox: ViewBox; readonly overflow?: 'visible' };
  readonly clipPath: Definition;
  readonly linearGradient: Partial<Record<'x1' | 'x2' | 'y1' | 'y2', number>> &
    Definition & { readonly gradientUnits?: 'userSpaceOnUse' };
  readonly radialGradient: Definition;
  readonly stop: {
    readonly offset: number;
    readonly 'stop-color': Color;
    readonly 'stop-opacity'?: number | undefined;
  };
  readonly pattern: Definition & {
    readonly width: number;
    readonly height: number;
    readonly patternUnits: 'userSpaceOnUse';
    readonly patternTransform?: readonly Move[];
  };
}
export type Tag = keyof Elements;
/** What stands within an element: words in a text, elements in all others. */
type Content<T extends Tag> = T extends 'text' ? string : Art;

export type NodeOf<T extends Tag> = {
  readonly [Each in T]: {
    readonly tag: Each;
    readonly attributes: Elements[Each];
    readonly children: Content<Each>;
  };
}[T];
export type Node = NodeOf<Tag>;

const nothing: Art = [];

export const node = <T extends Tag>(
  tag: T,
  attributes: Elements[T],
  children: Content<T> = nothing as Content<T>,
): NodeOf<T> => ({ tag, attributes, children }) as NodeOf<T>;
