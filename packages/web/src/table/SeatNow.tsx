import type { SeatNow as Now } from '../source/source.ts';
import { classes } from './box.ts';
import { useBoardContext } from './context.ts';

/** Whether somebody is there, whether a bot plays for them, and how much time they have: as it is this very second. */
export function SeatNow({ seat }: { readonly seat: number }) {
  const now = useBoardContext().nowOf?.(seat)?.value;
  return now ? <Signs {...now} /> : null;
}

const Signs = ({ label, isHere, isBot, isAsked, time, isResting, isLow }: Now) => (
  <span class="seat-now" title={label}>
    <span class="unseen">{` (${label})`}</span>
    {isBot ? (
      <svg class="stand-in" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M8 1v3M3.5 4.5h9v8h-9zM1.5 7v3M14.5 7v3M5.5 15h5"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
        />
        <path d="M5.6 7.4h1.6v1.6H5.6zM8.8 7.4h1.6v1.6H8.8z" fill="currentColor" />
      </svg>
    ) : (
      isHere !== undefined && <i class={classes('presence', isHere && 'here')} aria-hidden="true" />
    )}
    {time !== undefined && (
      <span class={classes('time', isAsked && 'running', isLow && 'low')} aria-hidden="true">
        {isResting && '☾ '}
        {time}
      </span>
    )}
    {isAsked && time === undefined && (
      <span class="thinks" aria-hidden="true">
        …
      </span>
    )}
  </span>
);
