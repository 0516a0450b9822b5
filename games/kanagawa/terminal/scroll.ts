import type { Who } from 'hanga/front.ts';
import { padded, widthOf } from 'hanga/width.ts';
import { longestRun, type PlayerView, type View } from '../rules/index.ts';
import { cardOf, type Style, seasonMark, startOf } from './style.ts';

const CELL = 5;

/** Each print as a scroll: the seasons in the sky, what is shown, the land below; the longest season is marked. */
export const scrolls = (style: Style, view: View, who: Who, width: number): string[] =>
  view.players.flatMap((player, seat) => [style.paint('bold', who(seat)), ...scroll(style, player, width), '']);

function scroll(style: Style, player: PlayerView, width: number): string[] {
  const { glyphs, paint } = style;
  const start = startOf(player);
  const run = longestRun(player);
  const parts = [
    { sky: seasonMark(style, start.season), shown: '', land: glyphs.landscape[start.landscape] },
    ...player.print.map(id => {
      const { print } = cardOf(id);
      const count = (print.count ?? 1) > 1 ? String(print.count) : '';
      return {
        sky: seasonMark(style, print.season),
        shown: print.subject ? glyphs.subject[print.subject] + count : '',
        land: glyphs.landscape[print.landscape],
      };
    }),
  ].map((part, place) => ({
    ...part,
    mark: place < run.from || place > run.to ? '' : run.tokens.includes(place) ? glyphs.season.storm : '━'.repeat(CELL),
  }));

  const perSheet = Math.max(1, Math.floor((width - 6) / CELL));
  const sheets = Array.from({ length: Math.ceil(parts.length / perSheet) }, (_, sheet) =>
    parts.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
  return sheets.flatMap(sheet => {
    const line = (draw: (part: (typeof sheet)[number]) => string): string =>
      sheet.map(part => padded(draw(part), CELL)).join('');
    const edge = '═'.repeat(sheet.length * CELL + 1);
    return [
      `  ◖${edge}◗`,
      `   │${line(part => ` ${part.sky}`)}│`,
      `   │${line(part => paint('bold', part.shown ? ` ${part.shown}` : ''))}│`,
      `   │${line(part => ` ${part.land}`)}│`,
      `   │${line(part => (widthOf(part.mark) === CELL ? paint('cyan', part.mark) : ` ${part.mark}`))}│`,
      `  ◖${edge}◗`,
    ];
  });
}
