import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { classes } from './box.ts';
import { useBoardContext } from './context.ts';
import './seats.css';

interface ScoreProps {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly { readonly label: string; readonly points: number | string }[];
  /** Its name among the pieces, where the log can point at it. */
  readonly piece?: string;
  /** A sign before the number. */
  readonly children?: ComponentChildren;
}

/** The running score: a chip that opens into its lines. The rules count; this only shows. */
export function Score({ seat, total, lines, piece, children }: ScoreProps) {
  const { words, who, isLit } = useBoardContext();
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

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
        class={classes('score', piece !== undefined && isLit(piece) && 'lit')}
        data-piece={piece}
        popovertarget={id}
        aria-label={words.score(who(seat), total)}
      >
        {children}
        {total}
      </button>
      <div ref={sheet} id={id} popover="auto" class="lines" onToggle={settle}>
        <h4>{who(seat)}</h4>
        <table>
          <tbody>
            {lines.map(({ label, points }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{points}</td>
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
