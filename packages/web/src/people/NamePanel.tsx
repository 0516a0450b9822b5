import { limits, type Me } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { beCalled } from '../online/me.ts';
import { peopleWords } from './text/index.ts';

/** What others call a guest. An account's name is changed with the account. */
export function NamePanel({ player }: { readonly player: Me['player'] }) {
  const t = peopleWords();
  const [name, setName] = useState(player?.name ?? '');
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const choose = (event: Event): void => {
    event.preventDefault();
    setSaid('');
    beCalled(name.trim()).then(
      () => {
        setTrouble('');
        if (player) setSaid(t.name.changed);
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <form class="panel form" onSubmit={choose}>
      <h2>{t.name.title}</h2>
      <label class="field">
        <span>{t.name.field}</span>
        <input
          type="text"
          required
          maxLength={limits.name}
          autocomplete="nickname"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class={player ? '' : 'main'}>
          {player ? t.name.change : t.name.choose}
        </button>
        <span role="status">{said}</span>
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
