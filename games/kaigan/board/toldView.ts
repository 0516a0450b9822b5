import { type Event, honorSources, map, NONE, type Player, SUPPLY, tracks, type View } from '../rules/index.ts';

/** What actions and the end of a round change on the table. Planning changes none of it. */
type Land = Pick<View, 'round' | 'pile' | 'scored' | 'tiles' | 'neutral'> & {
  readonly players: readonly Pick<Player, 'ryo' | 'honor' | 'tracks' | 'surveyors' | 'markers'>[];
};
type Belongings = Land['players'][number];

/** The list with one number set, or changed by as much. */
const set = (items: readonly number[], at: number, value: number): number[] =>
  items.map((item, i) => (i === at ? value : item));
const add = (items: readonly number[], at: number, by: number): number[] => set(items, at, (items[at] ?? 0) + by);

const honored = (player: Belongings, source: string, points: number): Belongings => ({
  ...player,
  honor: player.honor.map((had, i) => (honorSources[i] === source ? had + points : had)),
});

/** The land with one player's things changed. */
const of = (land: Land, seat: number, change: (player: Belongings) => Belongings): Land => ({
  ...land,
  players: land.players.map((player, i) => (i === seat ? change(player) : player)),
});

/** The land as it is once an event has been told. It takes the event's word for it and knows no rule. */
function after(land: Land, event: Event): Land {
  switch (event.kind) {
    case 'paid':
      return of(land, event.seat, player => ({ ...player, ryo: player.ryo - event.ryo }));
    case 'gainedRyo':
      return of(land, event.seat, player => ({ ...player, ryo: player.ryo + event.ryo }));
    case 'gainedIncome':
      return of(land, event.seat, player => ({ ...player, ryo: player.ryo + event.artistic + event.government }));
    case 'gainedHonor':
      return of(land, event.seat, player => honored(player, event.source, event.points));
    case 'advanced':
      return of(land, event.seat, player => ({
        ...player,
        tracks: set(player.tracks, tracks.indexOf(event.track), event.to),
      }));
    case 'movedSurveyor':
      return of(land, event.seat, player => {
        const left = event.from === SUPPLY ? player.surveyors : add(player.surveyors, event.from, -1);
        return { ...player, surveyors: add(left, event.to, 1) };
      });
    case 'placedMarkers':
      return of(land, event.seat, player => ({
        ...player,
        markers: add(player.markers, event.place, event.markers),
      }));
    case 'placedNeutral':
      return { ...land, neutral: add(land.neutral, event.place, event.markers) };
    case 'scoredTile':
      return scored(land, event);
    case 'replacedTile':
      return { ...land, tiles: set(land.tiles, event.place, event.tile), pile: land.pile - 1 };
    case 'leftEmpty':
      return { ...land, tiles: set(land.tiles, event.place, NONE) };
    case 'governmentReset':
      return {
        ...land,
        players: land.players.map(player => ({ ...player, tracks: set(player.tracks, map.GOVERNMENT, 0) })),
      };
    case 'roundBegan':
      return { ...land, round: event.round };
    default:
      return land;
  }
}

/** A tile leaves with all that stood and lay on it; the discs of those who helped advance. */
function scored(land: Land, { place, tile, gains }: Extract<Event, { kind: 'scoredTile' }>): Land {
  const track = tracks.indexOf(map.tileOf(tile).kind);
  const players = land.players.map((player, seat): Belongings => {
    const left = { ...player, surveyors: set(player.surveyors, place, 0), markers: set(player.markers, place, 0) };
    const gain = gains.find(one => one.seat === seat);
    if (!gain) return left;
    return honored({ ...left, tracks: add(left.tracks, track, gain.markers) }, 'tiles', gain.honor);
  });
  return {
    ...land,
    players,
    neutral: set(land.neutral, place, 0),
    scored: land.scored | (1 << map.placeInBox(tile)),
  };
}

/**
 * The table as it stands, but with the land of an earlier one, as these events have changed it since. What is decided
 * meanwhile, cards, claims and whose turn it is, is never behind.
 */
export function toldView(now: View, earlier: View, events: readonly Event[]): View {
  const land = events.reduce<Land>(after, earlier);
  const { round, pile, scored, tiles, neutral } = land;
  const players = now.players.map((player, seat) => {
    const { ryo, honor, tracks, surveyors, markers } = land.players[seat] as Belongings;
    return { ...player, ryo, honor, tracks, surveyors, markers };
  });
  return { ...now, round, pile, scored, tiles, neutral, players };
}
