import { diplomaOf, listOf } from '@hanga/kanagawa';
import { Art, Sign } from './Art.tsx';
import { classes, useDesk } from './desk.ts';
import { crestArt, slipArt } from './drawings.ts';
import { pieceOf } from './pieces.ts';
import { Score } from './Score.tsx';
import { slipSheet } from './sheets.ts';
import { Spirits } from './YokaiHeld.tsx';

/** A player's crest on a disc of their colour. */
export const Crest = ({ color }: { readonly color: number }) => (
  <svg
    class="art crest"
    viewBox="-12 -12 24 24"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: crestArt(color) }}
  />
);

interface CountProps {
  readonly icon: string;
  readonly kind?: 'icon' | 'pawn';
  readonly value: string;
  readonly label: string;
  readonly piece?: string;
}

const Count = ({ icon, kind = 'icon', value, label, piece }: CountProps) => (
  <li class="count" title={label} data-piece={piece}>
    <Sign name={icon} kind={kind} />
    <span aria-hidden="true">{value}</span>
    <span class="unseen">{label}</span>
  </li>
);

/** Who sits here and what they have: the line above a player's print. */
export function Plate({ seat }: { readonly seat: number }) {
  const { table, view, text, words, mine, isLit, who } = useDesk();
  const player = view.players[seat]!;
  const info = table.seats[seat]!;
  const { phase } = view;
  const isActing = phase.kind !== 'over' && phase.seat === seat;
  const state =
    isActing && phase.kind !== 'school' ? words.working : player.atSchool ? words.atSchool : words.leftSchool;
  const left = player.arrows - player.arrowsUsed;
  return (
    <div
      class={classes('plate', isActing && 'acting', isLit(pieceOf.plate(seat)) && 'lit')}
      data-piece={pieceOf.plate(seat)}
    >
      <Crest color={info.color} />
      <h3 class="name">
        {who(seat)}
        {seat === view.viewer && who(seat).toLowerCase() !== words.you && <span class="soft"> ({words.you})</span>}
      </h3>
      {phase.kind !== 'over' && <span class="state soft">{state}</span>}
      <ul class="belongings">
        {view.grandMaster === seat && (
          <Pawn name="grandMaster" piece={pieceOf.grandMaster} label={text.terms.grandMaster} />
        )}
        {view.assistant === seat && <Pawn name="assistant" piece={pieceOf.assistant} label={text.terms.assistant} />}
        {seat !== mine && (
          <Count
            icon={`brush-ready-${info.color}`}
            kind="pawn"
            value={String(player.brushes)}
            label={words.brushesInFront(player.brushes)}
            piece={pieceOf.brush(seat, 0)}
          />
        )}
        <Count icon="icon-arrow" value={`${left}/${player.arrows}`} label={words.arrowsLeft(left, player.arrows)} />
        {player.keeps > 0 && <Count icon="icon-keep" value={String(player.keeps)} label={words.keeps(player.keeps)} />}
        {player.storms > 0 && (
          <Count
            icon="stormToken"
            kind="pawn"
            value={String(player.storms)}
            label={words.storms(player.storms)}
            piece={pieceOf.storms(seat)}
          />
        )}
        <Spirits seat={seat} />
      </ul>
      <ul class="won">
        {listOf(player.diplomas).map(diploma => (
          <li
            key={diploma}
            title={text.diploma(diplomaOf(diploma))}
            data-piece={pieceOf.diploma(diploma)}
            class={classes(isLit(pieceOf.diploma(diploma)) && 'lit')}
          >
            <Art markup={slipArt(diploma)} sheet={slipSheet} />
            <span class="unseen">{text.diploma(diplomaOf(diploma))}</span>
          </li>
        ))}
      </ul>
      <Score seat={seat} />
    </div>
  );
}

const Pawn = ({ name, piece, label }: { readonly name: string; readonly piece: string; readonly label: string }) => {
  const { isLit } = useDesk();
  return (
    <li class={classes('pawn', isLit(piece) && 'lit')} title={label} data-piece={piece}>
      <Sign name={name} kind="pawn" />
      <span class="unseen">{label}</span>
    </li>
  );
};
