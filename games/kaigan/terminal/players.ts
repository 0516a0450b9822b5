import type { Section, Who } from 'hanga/front.ts';
import { cut, flow, padded, widthOf } from 'hanga/width.ts';
import { actionCards, honorOf, map, type Player, tracks, type View } from '../rules/index.ts';
import { inked, inkOfTrack, type Style } from './style.ts';

/** G50: one's own purse; those of others unless they are covered. Games that are only looked at are open. */
export const seenRyo = (view: View, seat: number): number | undefined =>
  view.options.purses === 'open' || view.viewer === 'spectator' || view.viewer === seat || view.phase.kind === 'over'
    ? (view.players[seat] as Player).ryo
    : undefined;

/** One player: name, honor and purse; then the discs, the surveyors in supply, and the cards in hand. */
export function playerSection(style: Style, view: View, seat: number, who: Who, width: number): Section {
  const { paint, words } = style;
  const player = view.players[seat] as Player;
  const isActing = view.phase.kind !== 'over' && view.phase.seat === seat;
  const longest = Math.max(...view.players.map((_, other) => widthOf(cut(who(other), 22))));
  const name = inked(style, seat, padded(`${seat + 1} ${cut(who(seat), 22)}`, longest + 3));
  const row = view.claims.indexOf(seat);
  const head = [
    `${isActing ? paint('bold', style.glyphs.here) : ' '} ${name}${paint('bold', padded(words.honor(honorOf(player)), 11))}`,
    padded(words.ryo(seenRyo(view, seat)), 8),
    ...(row >= 0 ? [words.claims(row + 1)] : []),
    ...(view.quadrant === seat ? [paint('yellow', words.quadrant)] : []),
  ].join(' ');
  const discs = tracks.map((track, i) => {
    const position = player.tracks[i] as number;
    const number = track === 'travel' ? '' : ` (${map.numberAt(view.rules, track, position)})`;
    return paint(inkOfTrack[track], `${words.track[track]} ${position}${number}`);
  });
  const hand = actionCards.filter((_, card) => player.cards & (1 << card)).map(card => words.short[card]);
  const means = [...discs, words.supply(map.inSupply(player))];
  const cards = flow(
    `      ${paint('dim', words.hand)} `,
    hand.length > 0 ? hand.map((text, i) => (i < hand.length - 1 ? `${text},` : text)) : [words.noCards],
    width,
  );
  const details = flow('      ', means, width, ' · ');
  return { full: [head, ...details, ...cards], brief: view.viewer === seat ? [head, ...details] : [head] };
}
