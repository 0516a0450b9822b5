import type { Me } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { becameAnother } from '../online/me.ts';
import { ChangeName, ChangePassword } from './ChangeAccount.tsx';
import { FieldResult, NameField, PasswordField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** An account is for those who want one: nothing else of the page asks for it. */
export function AccountPanel({ player }: { readonly player: Me['player'] }) {
  const t = peopleWords().account;
  if (player?.account) return <SignedIn name={player.name} />;
  return (
    <>
      <section class="panel form">
        <h2>{t.title}</h2>
        <p>{t.why}</p>
        <p class="hint">{t.keeps}</p>
        <Credentials name={player?.name ?? ''} isNew submit={t.make} give={api.makeAccount} />
      </section>
      <section class="panel form">
        <h2>{t.signInTitle}</h2>
        <p class="hint">{t.signInHint}</p>
        <Credentials name="" submit={t.signIn} give={api.signIn} />
        <p class="hint">{t.forgot}</p>
      </section>
    </>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const t = peopleWords().account;
  const sending = useSending();
  const leave = (): void => void sending.send(() => api.signOut().then(becameAnother));
  return (
    <section class="panel form account">
      <h2>{t.signedIn(name)}</h2>
      <p class="hint">{t.signOutHint}</p>
      <div class="row">
        <button type="button" onClick={leave}>
          {t.signOut}
        </button>
        <button type="button" class="quiet" onClick={() => void sending.send(api.signOutOthers, t.othersOut)}>
          {t.signOutOthers}
        </button>
      </div>
      <FieldResult sending={sending} />
      <ChangeName name={name} />
      <ChangePassword name={name} />
    </section>
  );
}

interface CredentialsProps {
  readonly name: string;
  readonly isNew?: boolean;
  readonly submit: string;
  readonly give: (name: string, password: string) => Promise<object>;
}

function Credentials({ name: first, isNew = false, submit, give }: CredentialsProps) {
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const sending = useSending();
  const enter = (event: Event): void => {
    event.preventDefault();
    void sending.send(() => give(name.trim(), password).then(becameAnother));
  };
  return (
    <form onSubmit={enter} aria-label={submit}>
      <NameField value={name} onInput={setName} />
      <PasswordField isNew={isNew} value={password} onInput={setPassword} />
      <button type="submit">{submit}</button>
      <FieldResult sending={sending} />
    </form>
  );
}
