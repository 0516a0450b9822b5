import type { Language, Seat } from '@hanga/kernel';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import {
  diplomaOf,
  icons as iconRules,
  type Kanagawa,
  landscapes,
  listOf,
  longestRun,
  type PlayerView,
  scoreLines,
  totalOf,
} from '../rules/index.ts';
import { openDiplomas } from './ahead.ts';
import { text as texts } from './text/spoken/index.ts';
import { summaryText } from './text/summary/index.ts';

/** The table in sentences, as its viewer sees it: what is asked, the school, one's own things, those of the others. */
export function summary({ view, viewer, seats }: SeatedTable<Kanagawa>, language: Language): readonly string[] {
  const [text, words] = [texts[language], summaryText[language]];
  const name = (seat: Seat): string => seats[seat]?.name ?? String(seat + 1);
  const who = (seat: Seat): string => (seat === viewer ? words.you : name(seat));
  const first = typeof viewer === 'number' ? viewer : 0;
  const order = view.players.map((_, index) => (first + index) % view.players.length);
  const columns = view.columns.flatMap((lesson, column) =>
    lesson.length > 0 ? [words.column(column + 1, lesson.map(text.shown).join('; '))] : [],
  );

  const studioOf = ({ icons }: PlayerView): string =>
    icons
      .map(
        icon =>
          `${text.landscape[landscapes[iconRules.landscapeOfIcon(icon)]!]}, ${words.brush[iconRules.brushOn(icon)]}`,
      )
      .join('; ');

  function playerIn(seat: Seat): readonly string[] {
    const player = view.players[seat] as PlayerView;
    const run = longestRun(player);
    const hand = [...player.open, ...player.secret];
    const won = listOf(player.diplomas).map(diploma => text.need(diplomaOf(diploma)));
    return [
      words.print(
        who(seat),
        player.print.length + 1,
        player.print.length,
        run.points,
        text.season[run.season],
        totalOf(scoreLines(player, view.grandMaster === seat)),
      ),
      words.studio(studioOf(player)),
      words.tools(player.arrows - player.arrowsUsed, player.arrows, player.brushes, player.keeps),
      ...(player.storms > 0 ? [words.storms(player.storms)] : []),
      ...(player.yokai > 0 ? [words.yokai(player.yokai)] : []),
      hand.length > 0 ? words.hand(hand.map(text.shown).join('; ')) : words.emptyHand,
      ...(won.length > 0 ? [words.diplomas(won.join('; '))] : []),
      ...(seat === viewer
        ? [
            words.open(
              listOf(openDiplomas(view, seat))
                .map(diploma => text.need(diplomaOf(diploma)))
                .join('; '),
            ),
          ]
        : []),
    ];
  }

  return [
    text.prompt(view, name),
    words.round(view.round, view.row, view.deck.length),
    ...(columns.length > 0 ? columns : [words.noColumns]),
    ...order.flatMap(playerIn),
    words.pawns(who(view.grandMaster), who(view.assistant)),
  ];
}
