import type { Me } from '@hanga/protocol';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { becameAnother } from '../online/me.ts';
import { Outcome, PasswordField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** Whether somebody has just deleted themselves here: there is nobody left to tell it to by name. */
export const hasGone = signal(false);

/** Leaves nothing of oneself behind but the games. An account asks for its password, a guest is asked once more. */
export function DeletePanel({ player }: { readonly player: NonNullable<Me['player']> }) {
  const t = peopleWords().remove;
  const [password, setPassword] = useState('');
  const sending = useSending();
  const remove = (event: Event): void => {
    event.preventDefault();
    if (!confirm(t.ask)) return;
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
        <form onSubmit={remove} aria-label={player.account ? t.title : t.titleGuest}>
          {player.account && <PasswordField label={t.password} value={password} onInput={setPassword} />}
          <button type="submit" class="danger">
            {player.account ? t.submit : t.submitGuest}
          </button>
          <Outcome sending={sending} />
        </form>
      </details>
    </section>
  );
}
