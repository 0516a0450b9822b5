import { cardSize, diplomaSize, matSize, panelSize, plankSize } from '../../art/index.ts';
import { matOf } from './layout.ts';

/** What is drawn, and how it lies on the table. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit of the drawing, on a screen of a thousand pixels' height: as large as it is ever shown. */
  readonly shown: number;
  /** It lies side by side with others of its kind, and no gap may show. */
  readonly joins?: boolean;
}

export const cardSheet: Sheet = { ...cardSize, shown: 0.64 };
export const plankSheet: Sheet = { ...plankSize, shown: 0.85 };
export const slipSheet: Sheet = { ...diplomaSize, shown: 0.73 };
export const panelSheet: Sheet = { ...panelSize, shown: 0.48, joins: true };

const mats = [2, 3, 4].map((seats): Sheet => ({ ...matSize(matOf(seats)), shown: 0.64 }));
export const matSheet = (seats: number): Sheet => mats[seats - 2]!;
