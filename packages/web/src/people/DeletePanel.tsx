import type { Me } from '@hanga/protocol';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { becameAnother } from '../online/me.ts';
import { ask } from '../shell/ask.ts';
import { FieldResult, PasswordField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** Whether the player was just deleted in this browser: the page says so to a visitor who is nobody any more. */
export const hasGone = signal(false);

/** Deletes the player, account or guest, but not their games. An account must give its password. */
export function DeletePanel({ player }: { readonly player: NonNullable<Me['player']> }) {
  const t = peopleWords().remove;
  const [password, setPassword] = useState('');
  const sending = useSending();
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await ask({ question: t.ask, yes: player.account ? t.submit : t.submitGuest }))) return;
    void sending.send(async () => {
      await api.deleteMe(player.account ? password : undefined);
      hasGone.value = true;
      await becameAnother();
    });
  };
  return (
    <section class="panel form account">
      <h2>{player.account ? t.title : t.titleGuest}</h2>
      <details class="change">
        <summary>{t.open}</summary>
        <p>{player.account ? t.goes : t.goesGuest}</p>
        <p>{t.stays}</p>
        <form onSubmit={event => void remove(event)} aria-label={player.account ? t.title : t.titleGuest}>
          {player.account && <PasswordField label={t.password} value={password} onInput={setPassword} />}
          <button type="submit" class="danger">
            {player.account ? t.submit : t.submitGuest}
          </button>
          <FieldResult sending={sending} />
        </form>
      </details>
    </section>
  );
}
