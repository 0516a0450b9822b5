import type { BoardPlan } from '@hanga/web/table/useBoardState.ts';
import type { Kaigan } from '../rules/index.ts';
import { eventsOf } from './history.ts';
import { originsOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { type Regions, regionsOf } from './regions.ts';
import { handleOf, narrow, type Picked } from './selection.ts';
import { dueTab, type Tab, tabOf, tabs } from './tabs.ts';

/** What is Kaigan's own in the way its board behaves. */
export const plan: BoardPlan<Kaigan, Picked, Regions, Tab> = {
  tabs,
  regionsOf: (view, size, isWatching) => regionsOf(view.players.length, size, isWatching),
  placesOf,
  motionOf: (entries, view) => ({ origins: originsOf(entries.flatMap(eventsOf), view), startsAt: 'middle' }),
  narrow,
  handleOf,
  dueTab,
  tabStands: 'one question',
  tabOf,
  tabFor: ({ kind }) => (kind === 'card' ? 'grid' : undefined),
  endsItself: ({ kind }) => kind === 'endTurn' || kind === 'pass',
};
