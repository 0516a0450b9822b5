import { tracks } from './data/tracks.ts';
import { draftPlayer, replaced, type StepDraft } from './draft.ts';
import { addHonor } from './gains.ts';
import { placeCount, roomOn } from './map.ts';
import { placeInBox, tileOf } from './tiles.ts';
import { NONE, type PlaceId, type Player, type TileGain, type TileId } from './types.ts';

/** G31: complete tiles from the leftmost column on, the upper one first. */
export function scoreTiles(step: StepDraft): void {
  for (let place = 0; place < placeCount; place++) {
    if (step.state.tiles[place] !== NONE && roomOn(step.state, place) === 0) scoreTile(step, place);
  }
}

/** G32 to G34: honor for the tile's number, a space for each marker; a Travel tile adds honor for each marker. */
function scoreTile(step: StepDraft, place: PlaceId): void {
  const { state, events } = step;
  const tile = state.tiles[place] as TileId;
  const { kind, size } = tileOf(tile);
  const track = tracks.indexOf(kind);
  const gains: TileGain[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const before = state.players[seat] as Player;
    const markers = before.markers[place] as number;
    if (markers === 0 && before.surveyors[place] === 0) continue;
    const player = draftPlayer(step, seat);
    player.surveyors = replaced(step, player.surveyors, place, 0);
    if (markers === 0) continue;
    const honor = size + (kind === 'travel' ? markers : 0);
    player.markers = replaced(step, player.markers, place, 0);
    player.tracks = replaced(step, player.tracks, track, (player.tracks[track] as number) + markers);
    addHonor(step, player, 'tiles', honor);
    gains.push({ seat, markers, honor });
  }
  events?.push({ kind: 'scoredTile', place, tile, gains });
  state.neutral = replaced(step, state.neutral, place, 0);
  state.scored |= 1 << placeInBox(tile);
  replaceTile(step, place);
}

/** G35, G36: a new tile from the pile, which everybody now sees; without one the place stays empty. */
function replaceTile(step: StepDraft, place: PlaceId): void {
  const { state, events } = step;
  const [next] = state.pile;
  if (next === undefined) {
    state.tiles = replaced(step, state.tiles, place, NONE);
    events?.push({ kind: 'leftEmpty', place });
    return;
  }
  state.tiles = replaced(step, state.tiles, place, next);
  state.pile = state.pile.slice(1);
  step.reveals = true;
  events?.push({ kind: 'replacedTile', place, tile: next });
}
