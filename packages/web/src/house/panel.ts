import type { AdminCommand } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Sending, useSending } from '../people/fields.tsx';
import { settings } from '../settings.ts';
import { ask } from '../shell/ask.ts';
import { houseWords } from './text/index.ts';
import type { Orders } from './useAdmin.ts';

export interface PanelProps {
  readonly orders: Orders;
  readonly done: number;
  readonly onDone: () => void;
}

/** What a question gives, asked anew whenever something was done. */
export function useAnswer<Answer>(orders: Orders, command: AdminCommand, done: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const asked = JSON.stringify(command);
  useEffect(() => {
    let isCurrent = true;
    orders.order<Answer>(command).then(
      found => isCurrent && setAnswer(() => found),
      // Whoever is asked for their password sees that instead.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, done]);
  return answer;
}

export interface Doing {
  readonly sending: Sending;
  /** Does it, perhaps after a question; then everything is read again. */
  readonly act: (command: AdminCommand, sure?: { question: string; yes: string }) => void;
}

export function useDoing({ orders, onDone }: PanelProps): Doing {
  const sending = useSending();
  const act = async (command: AdminCommand, sure?: { question: string; yes: string }): Promise<void> => {
    if (sure && !(await ask(sure))) return;
    if (await sending.send(() => orders.order(command), houseWords().admin.done)) onDone();
  };
  return { sending, act: (command, sure) => void act(command, sure) };
}

export const whenWas = (time: number): string =>
  new Date(time).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });

export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(settings.value.language, {
    style: 'unit',
    unit: bytes < 1e9 ? 'megabyte' : 'gigabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (bytes < 1e9 ? 1e6 : 1e9));
