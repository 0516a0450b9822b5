import { honorOf, scoreLines } from '@hanga/kaigan';
import { useId, useRef } from 'preact/hooks';
import { classes } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { pieceOf } from './pieces.ts';

/** Honor so far: a chip that opens into where it came from. The rules count; this only shows. */
export function Score({ seat }: { readonly seat: number }) {
  const { view, text, words, who, isLit } = useDesk();
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const player = view.players[seat]!;
  const total = honorOf(player);

  /** Next to its chip, and inside the window. */
  const settle = (): void => {
    if (!chip.current || !sheet.current) return;
    const from = chip.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = sheet.current;
    const left = Math.max(8, Math.min(from.right - offsetWidth, window.innerWidth - offsetWidth - 8));
    const below = from.bottom + 6;
    const top = below + offsetHeight < window.innerHeight - 8 ? below : Math.max(8, from.top - 6 - offsetHeight);
    sheet.current.style.cssText = `left:${left}px;top:${top}px`;
  };

  return (
    <>
      <button
        ref={chip}
        type="button"
        class={classes('score', isLit(pieceOf.score(seat)) && 'lit')}
        data-piece={pieceOf.score(seat)}
        popovertarget={id}
        aria-label={words.score(who(seat), total)}
      >
        <span class="sun">
          <Sign name="honor" />
        </span>
        {total}
      </button>
      <div ref={sheet} id={id} popover="auto" class="lines" onToggle={settle}>
        <h4>{who(seat)}</h4>
        <table>
          <tbody>
            {scoreLines(player).map(line => (
              <tr key={line.kind}>
                <th scope="row">{text.scoreLine(line)}</th>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
