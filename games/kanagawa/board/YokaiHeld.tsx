import { classes } from '@hanga/web/table/box.ts';
import { dragToPick } from '@hanga/web/table/drag.ts';
import { yokaiHarmony } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { pieceOf } from './pieces.ts';
import { yokaiMoves } from './selection.ts';
import { spiritsOf } from './spirits.ts';

/** The spirits in front of a player, and what they will cost. */
export function Spirits({ seat }: { readonly seat: number }) {
  const context = useBoard();
  const { table, view, words, isLit, legal, mine } = context;
  const here = spiritsOf(table).seats[seat]!;
  if (here.length === 0) return null;
  const label = words.yokai(here.length, yokaiHarmony[here.length]!);
  const isPassing = seat === mine && seat === view.viewer && yokaiMoves(legal)[0]?.kind === 'giveYokai';
  return (
    <li class={classes('spirits', isLit(pieceOf.spirits(seat)) && 'lit')} title={label}>
      {here.map((spirit, index) => (
        <span
          key={spirit}
          class={classes('spirit', isPassing && index === here.length - 1 && 'restless')}
          data-piece={pieceOf.yokai(spirit)}
          onPointerDown={isPassing && index === here.length - 1 ? dragToPick(context, { kind: 'yokai' }) : undefined}
        >
          {/* Each player's own table puts it in a mood of its own. */}
          <Sign name={seat % 3 === 0 ? `yokai-${spirit}` : `yokai-${spirit}-${(seat % 3) + 1}`} kind="pawn" />
        </span>
      ))}
      <span class="cost" aria-hidden="true">
        {words.gain(yokaiHarmony[here.length]!)}
      </span>
      <span class="unseen">{label}</span>
    </li>
  );
}
