import type { Seat } from '@hanga/kernel';
import type { LogEntry } from '@hanga/web/source/source.ts';
import type { Motion } from '@hanga/web/table/motion.ts';
import type { BoardPlan } from '@hanga/web/table/useBoardState.ts';
import type { Action, Kanagawa, View } from '../rules/index.ts';
import { type Regions, regionsOf, settingOf } from './layout.ts';
import { originsOf, pieceOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { handleOf, narrow, only, type Picked, studios } from './selection.ts';
import { dueTab, type Tab, tabOf, tabs, together } from './tabs.ts';
import { wayTo } from './ways.ts';

function motionOf(entries: readonly LogEntry<Kanagawa>[], view: View): Motion {
  const events = entries.flatMap(entry => entry.events);
  return {
    origins: new Map(events.flatMap(event => originsOf(event, view))),
    dealtFrom: pieceOf.deck,
    pressed: new Set(events.flatMap(event => (event.kind === 'tookDiploma' ? [pieceOf.diploma(event.diploma)] : []))),
  };
}

/** The last card in hand, where it can only go to the studio: no way leads to painting it, and it cannot be kept. */
function lastCard(legal: readonly Action[], view: View, mine: Seat): Action | undefined {
  const [toStudio, another] = studios(legal);
  if (!toStudio || another || only(legal, 'end') || wayTo(view, mine, toStudio.card)) return undefined;
  return toStudio;
}

/** What is Kanagawa's own in the way its board behaves. */
export const plan: BoardPlan<Kanagawa, Picked, Regions, Tab> = {
  tabs,
  together,
  regionsOf: (view, size, isWatching, log) => regionsOf({ ...settingOf(view, log), isWatching }, size),
  placesOf,
  motionOf,
  narrow: (legal, picked, view, mine) => narrow(legal, view.players[mine]!.icons, picked),
  handleOf,
  dueTab,
  tabStands: 'while due',
  tabOf,
  endsItself: action => action.kind === 'end',
  obvious: lastCard,
};
