import { fastRng } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, kanagawa, type View } from '../rules/index.ts';
import { plateRoom } from './plateRoom.ts';

const start = kanagawa.view(kanagawa.setup(defaultOptions, 3, fastRng(1)), 0);
const withDiplomas = (seat: number, diplomas: number): View => ({
  ...start,
  players: start.players.map((player, i) => (i === seat ? { ...player, diplomas } : player)),
});
const roomIn = (view: View, width: number, names = ['Aiko', 'Oei', 'Chiyo']): string[] =>
  view.players.map((_, seat) => plateRoom(view, seat, 0, of => names[of] ?? '', width));

test('the plates of the others are alike: the fullest counts for all, but not for mine', () => {
  expect(roomIn(start, 560)).toEqual(['enough', 'enough', 'enough']);
  expect(roomIn(withDiplomas(2, 0b1111111), 560)).toEqual(['enough', 'close', 'close']);
  expect(roomIn(withDiplomas(0, 0b1111111), 560)).toEqual(['close', 'enough', 'enough']);
  expect(roomIn(start, 390, ['Aiko', 'Oei', 'Katsushika Hokusai'])).toEqual(['close', 'tight', 'tight']);
});
