import type { TurnLineProps } from '@hanga/web/games/front.ts';
import type { ComponentChildren } from 'preact';
import { actionCards, board, type Event, type Kaigan, type TrackName, tracks } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { eventsOf } from './history.ts';
import { words } from './text/spoken/index.ts';
import './turn.css';

/** What somebody's moves came to. */
export interface TurnSum {
  readonly played: readonly { readonly card: number; readonly space: number }[];
  readonly claimed: readonly number[];
  readonly surveyors: number;
  readonly markers: number;
  readonly steps: Readonly<Record<TrackName, number>>;
  readonly ryo: number;
  readonly honor: number;
  readonly quadrant: 'took' | 'returned' | undefined;
  readonly passes: number;
  readonly dice: readonly number[];
}

/** Sums a seat's own moves up; what the end of a round brings is no part of them but for the dice. */
export function turnSum(entries: TurnLineProps<Kaigan>['entries']): TurnSum {
  const sum = {
    played: [] as { card: number; space: number }[],
    claimed: [] as number[],
    surveyors: 0,
    markers: 0,
    steps: { artistic: 0, government: 0, travel: 0 },
    ryo: 0,
    honor: 0,
    quadrant: undefined as TurnSum['quadrant'],
    passes: 0,
    dice: [] as number[],
  };
  const add = (event: Event, seat: number): void => {
    if (!('seat' in event) || event.seat !== seat) return;
    if (event.kind === 'playedCard') sum.played.push(event);
    if (event.kind === 'claimedRow') sum.claimed.push(event.row);
    if (event.kind === 'movedSurveyor') sum.surveyors++;
    if (event.kind === 'placedMarkers') sum.markers += event.markers;
    if (event.kind === 'advanced') sum.steps[event.track]++;
    if (event.kind === 'paid') sum.ryo -= event.ryo;
    if (event.kind === 'gainedRyo') sum.ryo += event.ryo;
    if (event.kind === 'gainedHonor') sum.honor += event.points;
    if (event.kind === 'tookQuadrant') sum.quadrant = 'took';
    if (event.kind === 'returnedQuadrant' && !event.unused) sum.quadrant = 'returned';
    if (event.kind === 'passed') sum.passes++;
  };
  for (const entry of entries) {
    for (const event of eventsOf(entry)) {
      if (event.kind === 'rolled') {
        sum.dice.push(...event.dice);
        break;
      }
      add(event, entry.seat);
    }
  }
  return sum;
}

/** Somebody's turn in one line with small pictures. */
export function TurnLine({ table, entries, language }: TurnLineProps<Kaigan>) {
  const t = words[language];
  const sum = turnSum(entries);
  const color = table.seats[entries[0]?.seat ?? 0]?.color ?? 0;
  return (
    <span class="kaigan-turn">
      {sum.played.map(({ card, space }) => (
        <Part key={space} sign={actionCards[card] ?? 'map'}>
          {t.row(board.rowOf(space) + 1)}
        </Part>
      ))}
      {sum.quadrant && <Part sign="takeQuadrant">{sum.quadrant === 'took' ? '+1' : '↩'}</Part>}
      {sum.claimed.map(row => (
        <Part key={row} sign={`disc-${color}`}>
          {t.claims(row + 1)}
        </Part>
      ))}
      {sum.surveyors > 0 && <Part sign={`surveyor-${color}`}>{t.sent(sum.surveyors)}</Part>}
      {sum.markers > 0 && <Part sign={`disc-${color}`}>{t.markers(sum.markers)}</Part>}
      {tracks.map(track => sum.steps[track] > 0 && <Part key={track} sign={track}>{`+${sum.steps[track]}`}</Part>)}
      {sum.honor !== 0 && <Part sign="honor">{t.gains(sum.honor)}</Part>}
      {sum.ryo !== 0 && <Part sign="ryo">{t.gains(sum.ryo)}</Part>}
      {sum.passes > 0 && <span>{t.passed(sum.passes)}</span>}
      {sum.dice.map((face, index) => (
        <span key={index} class="sign">
          <Sign name={`die-${face}`} />
        </span>
      ))}
    </span>
  );
}

const Part = ({ sign, children }: { readonly sign: string; readonly children: ComponentChildren }) => (
  <span class="part">
    <span class="sign">
      <Sign name={sign} />
    </span>
    {children}
  </span>
);
