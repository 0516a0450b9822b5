import type { ComponentChildren } from 'preact';
import { type Event, map } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import type { Step } from './roundEnd.ts';
import { Sum } from './Sum.tsx';

interface RoundStepProps {
  readonly step: Step;
  /** In a narrow line: what the table shows by itself is left out. */
  readonly isBrief?: boolean;
}

/** A step of the end of a round in signs; the same in words for the ear. */
export function RoundStep({ step, isBrief = false }: RoundStepProps) {
  const { text, who, viewer } = useBoard();
  const you = typeof viewer === 'number' ? viewer : undefined;
  return (
    <>
      <span class="unseen">{step.events.map(event => text.event(event, who, you)).join(' ')}</span>
      <span class="signs" aria-hidden="true">
        <Signs events={step.events} isBrief={isBrief} />
      </span>
    </>
  );
}

interface SignsProps {
  readonly events: readonly Event[];
  readonly isBrief: boolean;
}

function Signs({ events, isBrief }: SignsProps) {
  const { words, text } = useBoard();
  const [first] = events;
  switch (first?.kind) {
    case 'rolled': {
      const columns = [...new Set(first.dice.filter(face => face < 6))].sort();
      return (
        <>
          {first.dice.map((face, i) => (
            <span key={i} class="die">
              <Sign name={`die-${face}`} />
            </span>
          ))}
          <span>{columns.length > 0 ? words.neutralIn(columns) : words.noNeutral}</span>
        </>
      );
    }
    case 'scoredTile': {
      const { kind, size } = map.tileOf(first.tile);
      return (
        <>
          <span class="what">
            <span class="sign">
              <Sign name={kind} />
            </span>
            {isBrief ? <b>{size}</b> : words.completed(text.tile(first.tile), text.place(first.place))}
          </span>
          {first.gains.map(({ seat, honor, markers }) => (
            <Share key={seat} seat={seat}>
              <Sum sum={`+${honor}`} sign="honor" />
              {!isBrief && <Sum sum={`+${markers}`} sign={kind} />}
            </Share>
          ))}
          {first.gains.length === 0 && <span class="soft">{words.nobody}</span>}
        </>
      );
    }
    case 'gainedIncome':
      return (
        <>
          <span>{words.income}</span>
          {events.map(event =>
            event.kind === 'gainedIncome' ? (
              <Share key={event.seat} seat={event.seat}>
                <Sum sum={`+${event.artistic + event.government}`} sign="ryo" />
              </Share>
            ) : null,
          )}
        </>
      );
    case 'gainedHonor':
      return <Tracks events={events} isBrief={isBrief} />;
    case 'governmentReset':
      return (
        <span class="what">
          <span class="sign">
            <Sign name="government" />
          </span>
          {words.governmentReset}
        </span>
      );
    default:
      return null;
  }
}

/** G38, G39: what the two tracks gave to each. */
function Tracks({ events, isBrief }: SignsProps) {
  const { words, view } = useBoard();
  const of = (seat: number, source: string): number =>
    events.reduce(
      (sum, event) =>
        event.kind === 'gainedHonor' && event.seat === seat && event.source === source ? sum + event.points : sum,
      0,
    );
  return (
    <>
      {!isBrief && <span>{words.trackHonor}</span>}
      {view.players.map((_, seat) => {
        const [artistic, government] = [of(seat, 'artistic'), of(seat, 'government')];
        const sum = artistic + government;
        if (isBrief) {
          return (
            <Share key={seat} seat={seat}>
              <Sum sum={`+${sum}`} sign="honor" />
            </Share>
          );
        }
        return sum > 0 ? (
          <Share key={seat} seat={seat}>
            {artistic > 0 && <Sum sum={`+${artistic}`} sign="artistic" />}
            {government > 0 && <Sum sum={`+${government}`} sign="government" />}
          </Share>
        ) : null;
      })}
    </>
  );
}

/** Somebody's part of it. */
export function Share({ seat, children }: { readonly seat: number; readonly children: ComponentChildren }) {
  const { colorOf } = useBoard();
  return (
    <span class="share">
      <span class="sign">
        <Sign name={`disc-${colorOf(seat)}`} />
      </span>
      {children}
    </span>
  );
}
