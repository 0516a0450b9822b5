import { limits, type Me } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { becameAnother } from '../online/me.ts';
import { peopleWords } from './text/index.ts';

/** An account is for those who want one: nothing else of the page asks for it. */
export function AccountPanel({ player }: { readonly player: Me['player'] }) {
  const t = peopleWords().account;
  const [trouble, setTrouble] = useState('');
  if (player?.account) {
    const leave = (): void => {
      api
        .signOut()
        .then(becameAnother)
        .catch((error: Error) => setTrouble(error.message));
    };
    return (
      <section class="panel">
        <h2>{t.signedIn(player.name)}</h2>
        <p class="hint">{t.signOutHint}</p>
        <button type="button" onClick={leave}>
          {t.signOut}
        </button>
        <Trouble text={trouble} />
      </section>
    );
  }
  return (
    <>
      <section class="panel form">
        <h2>{t.title}</h2>
        <p>{t.why}</p>
        <p class="hint">{t.keeps}</p>
        <Credentials name={player?.name ?? ''} isNew submit={t.make} send={api.makeAccount} />
      </section>
      <section class="panel form">
        <h2>{t.signInTitle}</h2>
        <p class="hint">{t.signInHint}</p>
        <Credentials name="" submit={t.signIn} send={api.signIn} />
      </section>
    </>
  );
}

interface CredentialsProps {
  readonly name: string;
  readonly isNew?: boolean;
  readonly submit: string;
  readonly send: (name: string, password: string) => Promise<object>;
}

function Credentials({ name: first, isNew = false, submit, send }: CredentialsProps) {
  const t = peopleWords().account;
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState('');
  const give = (event: Event): void => {
    event.preventDefault();
    send(name.trim(), password)
      .then(becameAnother)
      .catch((error: Error) => setTrouble(error.message));
  };
  const hint = isNew ? 'password-hint' : undefined;
  return (
    <form onSubmit={give} aria-label={submit}>
      <label class="field">
        <span>{t.name}</span>
        <input
          type="text"
          required
          maxLength={limits.name}
          autocomplete="username"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t.password}</span>
        <input
          type="password"
          required
          minLength={isNew ? limits.password.min : undefined}
          maxLength={limits.password.max}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={hint}
          value={password}
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </label>
      {isNew && (
        <p class="hint" id={hint}>
          {t.passwordHint}
        </p>
      )}
      <button type="submit">{submit}</button>
      <Trouble text={trouble} />
    </form>
  );
}

function Trouble({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <p class="trouble" role="alert">
      {text}
    </p>
  );
}
