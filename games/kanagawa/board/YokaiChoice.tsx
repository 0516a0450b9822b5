import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick, startDrag } from '@hanga/web/table/drag.ts';
import { type Action, diplomaOf } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { type Ahead, lookAhead } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { Crest } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import { yokaiMoves } from './selection.ts';
import { spiritsOf } from './spirits.ts';

/** A yokai to pass on, or to take from somebody: whom to choose, and what it does to the scores. */
export function YokaiChoice() {
  const context = useBoard();
  const { legal, table, mine, words, regions } = context;
  const moves = yokaiMoves(legal);
  const [first] = moves;
  if (!first) return null;
  const isGiving = first.kind === 'giveYokai';
  const wanderer = spiritsOf(table).seats[mine]!.at(-1);
  return (
    <section class={`offer yokai ${regions.shape}`} style={at(regions.offer)}>
      <div class="paper">
        <h2 class="title">{isGiving ? words.passYokai : words.yokaiComes}</h2>
        <div class="whom">
          {isGiving && wanderer !== undefined && (
            <span class="spirit restless" onPointerDown={dragToPick(context, { kind: 'yokai' })}>
              <Sign name={`yokai-${wanderer}`} kind="pawn" />
            </span>
          )}
          <ul>
            {moves.map(move => (
              <li key={otherIn(move)}>
                <Whom move={move} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type Move = ReturnType<typeof yokaiMoves>[number];
const otherIn = (move: Move): number => (move.kind === 'giveYokai' ? move.to : move.from);

function Whom({ move }: { readonly move: Move }) {
  const context = useBoard();
  const { table, view, who, text } = context;
  const other = otherIn(move);
  const effects = effectsOf(context, move);
  return (
    <button type="button" class="button" data-choice="" data-drop="" onClick={() => context.act(move)}>
      <span class="unseen">{text.action(move, view, who)}: </span>
      <Crest color={table.seats[other]!.color} />
      <span class="words">
        <strong>{who(other)}</strong>
        {effects.map(effect => (
          <span key={effect} class="soft">
            {effect}
          </span>
        ))}
      </span>
      <span class="there" aria-hidden="true">
        {spiritsOf(table).seats[other]!.map(spirit => (
          <Sign key={spirit} name={`yokai-${spirit}`} kind="pawn" />
        ))}
      </span>
    </button>
  );
}

/** What a move of a yokai does to the scores, and whom it lets take a diploma. */
function effectsOf({ view, mine, who, words, text }: BoardContext, move: Move): string[] {
  const ahead: Ahead = lookAhead(view, mine, move);
  const other = otherIn(move);
  return [
    `${words.you} ${words.gain(ahead.gains[mine]!)}, ${who(other)} ${words.gain(ahead.gains[other]!)}`,
    // What is due after a gift was due before it, whoever is chosen.
    ...(move.kind === 'takeYokai' ? ahead.due.map(diploma => words.wouldMeet(text.need(diplomaOf(diploma)))) : []),
    ...ahead.dueToOther.map(({ seat, diplomas }) =>
      words.otherWouldMeet(
        who(seat),
        diplomas.reduce((sum, diploma) => sum + diplomaOf(diploma).harmony, 0),
      ),
    ),
  ];
}

/** Over the players' plates: a yokai goes where it is dropped or clicked, and comes from where it is clicked. */
export function PlateChoices() {
  const context = useBoard();
  const { legal, view, table, mine, regions, who, text, words, picked } = context;
  const seats = view.players.length;
  const first = seats - regions.players.length;
  const boxOf = (seat: number) => regions.players[((seat - mine + seats) % seats) - first];
  return (
    <>
      {yokaiMoves(legal).map(move => {
        const other = otherIn(move);
        const box = boxOf(other);
        if (!box) return null;
        const isGiving = move.kind === 'giveYokai';
        // While a spirit is in the air the whole table takes it; else the plate alone, and the print can be looked at.
        const isOpen = isGiving && picked?.kind === 'yokai';
        const { gains } = lookAhead(view, mine, move);
        return (
          <button
            key={other}
            type="button"
            class={classes('plateChoice', isOpen && 'open')}
            style={at(isOpen ? box : { ...box, w: box.w - 66, h: 40 })}
            data-choice=""
            {...(isGiving && { 'data-drop': '' })}
            onClick={() => context.act(move as Action)}
            onPointerDown={event => {
              if (isGiving) return;
              const spirit = spiritsOf(table).seats[other]!.at(-1);
              const source = event.currentTarget
                .closest('.kanagawa')
                ?.querySelector<HTMLElement>(`.players [data-piece="${pieceOf.yokai(spirit ?? 0)}"]`);
              startDrag(event, {
                begin: () => context.pick({ kind: 'yokai', from: other }),
                miss: () => context.pick(undefined),
                source: source ?? undefined,
              });
            }}
          >
            <span class="unseen">{`${text.action(move, view, who)}. ${words.you} ${words.gain(gains[mine]!)}, ${who(other)} ${words.gain(gains[other]!)}`}</span>
            {isOpen && (
              <span class="promise" aria-hidden="true">
                {words.giveHere} <span class="gain">{words.gain(gains[mine]!)}</span>
              </span>
            )}
          </button>
        );
      })}
    </>
  );
}
