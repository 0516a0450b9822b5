import type { Language, Seat } from '@hanga/kernel';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import {
  actionCards,
  board,
  honorOf,
  type Kaigan,
  map as mapRules,
  NONE,
  type PlaceId,
  type Player,
  rounds,
  tracks,
} from '../rules/index.ts';
import { text as texts } from './text/spoken/index.ts';
import { summaryText } from './text/summary/index.ts';

/** The table in sentences, as its viewer sees it: what is asked, the rows, the map, and everybody's things. */
export function summary({ view, viewer, seats }: SeatedTable<Kaigan>, language: Language): readonly string[] {
  const [text, words] = [texts[language], summaryText[language]];
  const name = (seat: Seat): string => seats[seat]?.name ?? String(seat + 1);
  const who = (seat: Seat): string => (seat === viewer ? words.you : name(seat));
  const first = typeof viewer === 'number' ? viewer : 0;
  const order = view.players.map((_, index) => (first + index) % view.players.length);
  const isCovered = (seat: Seat): boolean =>
    view.options.purses === 'covered' && seat !== viewer && view.phase.kind !== 'over';

  function tileAt(place: PlaceId): string {
    const tile = view.tiles[place] as number;
    if (tile === NONE) return words.emptyPlace(text.place(place));
    const there = view.players.flatMap(({ markers, surveyors }, seat) => [
      ...(markers[place] ? [words.markersOf(who(seat), markers[place])] : []),
      ...(surveyors[place] ? [words.surveyorsOf(who(seat), surveyors[place])] : []),
    ]);
    const { size } = mapRules.tileOf(tile);
    return [words.markers(text.tile(tile), text.place(place), mapRules.markersOn(view, place), size), ...there].join(
      ', ',
    );
  }

  function rowOf(row: number): string {
    const things = board.allSpaces
      .filter(space => board.rowOf(space) === row)
      .flatMap(space => {
        const shown = view.grid[space] as number;
        const printed = board.printedOn(view, space);
        if (shown !== NONE) return [words.cardOf(text.cardName(board.cardOf(shown)), who(board.ownerOf(shown)))];
        return printed ? [text.does[printed]] : [];
      });
    const owner = view.claims[row] as number;
    return words.row(row + 1, owner === NONE ? undefined : who(owner), things.join('; ') || words.nothing);
  }

  function playerIn(seat: Seat): readonly string[] {
    const player = view.players[seat] as Player;
    const cards = actionCards.flatMap((_, card) => (player.cards & (1 << card) ? [text.cardName(card)] : []));
    return [
      words.player(who(seat), honorOf(player), isCovered(seat) ? undefined : player.ryo, mapRules.inSupply(player)),
      words.tracks(tracks.map((track, index) => `${text.track[track]} ${player.tracks[index]}`).join(', ')),
      words.cards(cards.join(', ') || words.nothing),
    ];
  }

  return [
    text.prompt(view, name),
    words.round(view.round, rounds[view.round - 1] ?? '', view.pile),
    ...Array.from({ length: board.rowsFor(view.players.length) }, (_, row) => rowOf(row)),
    `${mapRules.allPlaces.map(tileAt).join('. ')}.`,
    ...order.flatMap(playerIn),
    words.quadrant(view.quadrant === NONE ? undefined : who(view.quadrant)),
  ];
}
