import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';
import './Next.css';

/** How long it is to be read, in milliseconds. */
const stays = 1800;

/** Several people around one screen, and nothing to hide: says whose turn it is now, and lies in nobody's way. */
export function Next({ seat }: { readonly seat: SeatInfo }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), stays);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class={isShown ? 'next-person shown' : 'next-person'} data-color={seat.color} role="status">
      {isShown && words().cover.next(seat.name)}
    </p>
  );
}
