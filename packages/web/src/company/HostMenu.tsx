import { useState } from 'preact/hooks';
import type { Remote } from '../online/remote.ts';
import { ask } from '../shell/ask.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { companyWords } from './text/index.ts';
import './company.css';

type HostCommand = Parameters<Remote['do']>[0];

/** What the host of a game that goes on can do with it. */
export function HostMenu({ remote, onClose }: { readonly remote: Remote; readonly onClose: () => void }) {
  const t = companyWords();
  const [trouble, setTrouble] = useState('');
  const info = remote.info.value;
  if (!info) return null;
  const isPaused = remote.paused.value !== undefined;
  const act = async (what: HostCommand): Promise<void> => {
    const why = await remote.do(what);
    if (why === undefined) onClose();
    else setTrouble(why);
  };
  const actIf = async (question: string, yes: string, what: HostCommand): Promise<void> => {
    if (await ask({ question, yes })) await act(what);
  };
  return (
    <Dialog title={t.menu} onClose={onClose}>
      <div class="host-menu">
        <button type="button" onClick={() => void act({ kind: isPaused ? 'resume' : 'pause' })}>
          {isPaused ? t.resume : t.pause}
        </button>
        {info.seats.map((seat, number) => {
          if (seat.kind !== 'person' || number === info.you.seat) return null;
          const name = remote.nameOf(number);
          const isGiven = seat.standIn === 'host' || seat.standIn === 'vote';
          return (
            <fieldset key={number}>
              <legend>{name}</legend>
              {!seat.standIn && (
                <button type="button" onClick={() => void act({ kind: 'hand', seat: number })}>
                  {t.hand(name)}
                </button>
              )}
              {isGiven && (
                <button type="button" onClick={() => void act({ kind: 'giveBack', seat: number })}>
                  {t.giveBack(name)}
                </button>
              )}
              <button
                type="button"
                class="quiet"
                onClick={() => void actIf(t.removeAsk(name), t.remove(name), { kind: 'remove', seat: number })}
              >
                {t.remove(name)}
              </button>
            </fieldset>
          );
        })}
        <p class="hint">{t.handHint}</p>
        <button type="button" class="quiet" onClick={() => void actIf(t.endAsk, t.end, { kind: 'end' })}>
          {t.end}
        </button>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}
