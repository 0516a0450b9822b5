import { scoreLines, totalOf } from '@hanga/kanagawa';
import { useId, useRef } from 'preact/hooks';
import { useDesk } from './desk.ts';

/** The running score: a chip that opens into its lines. The rules count; this only shows. */
export function Score({ seat }: { readonly seat: number }) {
  const { view, text, words, who } = useDesk();
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lines = scoreLines(view.players[seat]!, view.grandMaster === seat);
  const total = totalOf(lines);

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
      <button ref={chip} type="button" class="score" popovertarget={id} aria-label={words.score(who(seat), total)}>
        {total}
      </button>
      <div ref={sheet} id={id} popover="auto" class="lines" onToggle={settle}>
        <h4>{who(seat)}</h4>
        <table>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <th scope="row">{text.scoreLine(line)}</th>
                <td>{words.points(line.points)}</td>
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
