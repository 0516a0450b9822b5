import { useEffect, useState } from 'preact/hooks';
import type { Offer } from '../games/entry.ts';
import type { GameEntry } from '../games/index.ts';
import { AlonePress } from '../press/alone.ts';

/** Dots in the height of a cover: sharp on a fine screen. */
const HIGH = 440;

/** The addresses of covers that were printed: once a visit. */
const printed = new Map<string, Promise<string | undefined>>();

const nameOf = (entry: GameEntry, { name }: Offer): string => `${entry.id} ${name}`;

/** Has all covers of a game printed by one press, one after the other. */
function printAll(entry: GameEntry): void {
  if (!entry.press) return;
  const press = new AlonePress(entry.press);
  const orders = entry.offers.map(offer => {
    const made = offer.cover ? press.print(offer.cover, HIGH) : Promise.resolve(undefined);
    const address = made.then(picture => picture && URL.createObjectURL(picture));
    printed.set(nameOf(entry, offer), address);
    return address;
  });
  void Promise.allSettled(orders).then(() => press.close());
}

/** The address of an offer's picture when it has been printed. `isDue`: nothing more important is to be fetched. */
export function useCover(entry: GameEntry, offer: Offer, isDue: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const name = nameOf(entry, offer);
    if (isDue && !printed.has(name)) printAll(entry);
    void printed.get(name)?.then(made => !isOver && setAddress(made));
    return () => {
      isOver = true;
    };
  }, [isDue]);
  return address;
}
