import { at } from '@hanga/web/table/box.ts';
import { dragToPick } from '@hanga/web/table/drag.ts';
import { type DiplomaColor, diplomaOf, everyColor } from '../rules/index.ts';
import { Art } from './Art.tsx';
import { lookAhead } from './ahead.ts';
import { useBoard } from './context.ts';
import { slipArt } from './drawings.ts';
import { colorsToLeave, diplomasOffered } from './selection.ts';

/** Diplomas to answer now: what each is worth, and what taking or leaving it closes. */
export function Offer() {
  const context = useBoard();
  const { legal, view, mine, text, words, regions } = context;
  const offered = diplomasOffered(legal);
  if (offered.length === 0) return null;
  const needs = (diplomas: readonly number[]): string => diplomas.map(id => text.need(diplomaOf(id))).join('; ');
  const leaveWord = (color: DiplomaColor): string =>
    colorsToLeave(legal).length > 1 ? words.leaveAll(text.color[color]) : words.leave;
  return (
    <section class={`offer ${regions.shape}`} style={at(regions.offer)}>
      <div class="paper">
        <h2 class="title">{words.youMeet}</h2>
        {colorsToLeave(legal).map(leave => {
          const color = everyColor[leave.color]!;
          const ofColor = offered.filter(({ diploma }) => diplomaOf(diploma).color === color);
          const left = lookAhead(view, mine, leave);
          return (
            <div key={color} class="color">
              {ofColor.map(take => {
                const ahead = lookAhead(view, mine, take);
                return (
                  <div key={take.diploma} class="due">
                    <div class="slip" onPointerDown={dragToPick(context, { kind: 'diploma', diploma: take.diploma })}>
                      <Art picture={slipArt(take.diploma)} />
                    </div>
                    <p>
                      <strong>{text.diploma(diplomaOf(take.diploma))}</strong>{' '}
                      <span class="soft">
                        {ahead.closes.length > 0 ? words.takingCloses(needs(ahead.closes)) : words.takingClosesNothing}
                      </span>
                    </p>
                    <button
                      type="button"
                      class="button primary"
                      data-choice=""
                      aria-label={`${words.takeDiploma} ${words.gain(ahead.gain)}. ${text.action(take, view)}`}
                      onClick={() => context.act(take)}
                    >
                      {words.takeDiploma} <span class="gain">{words.gain(ahead.gain)}</span>
                    </button>
                  </div>
                );
              })}
              <div class="due leave">
                <p class="soft">{words.leavingCloses(needs(left.closes))}</p>
                <button
                  type="button"
                  class="button"
                  data-choice=""
                  aria-label={`${leaveWord(color)}. ${text.action(leave, view)}`}
                  onClick={() => context.act(leave)}
                >
                  {leaveWord(color)}
                </button>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
