import { icons as iconRules, type PlayerView } from '../rules/index.ts';

/**
 * Of icons that are alike the rules offer the first (K22). So that a brush stands where the player has put it, the page
 * keeps in which hollow each icon is shown: a list by hollow, of icons. Only icons of one landscape ever trade places.
 */
export type Hollows = readonly number[];

const landscapeAt = ({ icons }: PlayerView, index: number): number => iconRules.landscapeOfIcon(icons[index] ?? -1);

/** What was kept, as far as it fits the studio of now; new icons are shown in their own hollows. */
export function hollowsFor(kept: Hollows | undefined, me: PlayerView): Hollows {
  const own = me.icons.map((_, index) => index);
  if (!kept) return own;
  const shown = own.map(index => kept[index] ?? index);
  const isWhole = new Set(shown).size === own.length && shown.every(icon => icon < own.length);
  const fits = shown.every((icon, hollow) => landscapeAt(me, icon) === landscapeAt(me, hollow));
  return isWhole && fits ? shown : own;
}

/** Two icons that are alike trade the hollows that they are shown in. */
export const traded = (hollows: Hollows, one: number, other: number): Hollows =>
  hollows.map(icon => (icon === one ? other : icon === other ? one : icon));

const name = (game: string, seat: number): string => `hanga-hollows-${game}-${seat}`;

/** Kept until the window is closed: a page that is loaded again shows the same studio. */
export function keptHollows(game: string, seat: number): Hollows | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name(game, seat)) ?? 'null');
    return Array.isArray(kept) && kept.every(Number.isInteger) ? (kept as Hollows) : undefined;
  } catch {
    return undefined;
  }
}

export function keepHollows(game: string, seat: number, hollows: Hollows): void {
  try {
    sessionStorage.setItem(name(game, seat), JSON.stringify(hollows));
  } catch {
    // Storage is blocked: they last as long as the board.
  }
}
