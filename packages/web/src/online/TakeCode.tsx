import { useState } from 'preact/hooks';
import { peopleWords } from '../people/text/index.ts';
import { go } from '../router.ts';
import { words } from '../text/index.ts';
import { api } from './api.ts';
import { becameAnother } from './me.ts';
import { onlineWords } from './text/index.ts';

/** The same seat on another device. */
export function TakeCode() {
  const t = onlineWords().code;
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const take = (event: Event): void => {
    event.preventDefault();
    api.takeCode(code).then(
      // The socket was opened as nobody, or as somebody who only looks on.
      ({ table }) => void becameAnother().then(() => go(`table/${table}`)),
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <form class="panel form" onSubmit={take}>
      <h2>{t.title}</h2>
      <label class="field">
        <span>{t.field}</span>
        <input type="text" maxLength={40} required value={code} onInput={event => setCode(event.currentTarget.value)} />
      </label>
      <button type="submit">{t.submit}</button>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="hint">
        <a href="#/me">{onlineWords().me}</a> · <a href="#/ratings">{peopleWords().profile.ratings}</a> ·{' '}
        <a href="#/">{words().home}</a>
      </p>
    </form>
  );
}
