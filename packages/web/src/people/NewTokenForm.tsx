import { limits, type Scope, scopes } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { FieldTrouble, PasswordField, TextField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** Makes a token, and shows it this once. */
export function NewTokenForm({ onMade }: { readonly onMade: () => void }) {
  const t = peopleWords().programs;
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['tables:read', 'play']);
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState('');
  const sending = useSending();
  const toggle = (scope: Scope): void =>
    setChosen(chosen.includes(scope) ? chosen.filter(each => each !== scope) : [...chosen, scope]);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSecret('');
    const isMade = await sending.send(async () => setSecret((await api.makeToken(name, chosen, password)).secret));
    if (!isMade) return;
    setName('');
    setPassword('');
    onMade();
  };
  return (
    <details class="change">
      <summary>{t.make}</summary>
      <form onSubmit={event => void make(event)} aria-label={t.make}>
        <TextField
          label={t.name}
          hint={t.nameHint}
          type="text"
          maxLength={limits.tokenName}
          autocomplete="off"
          value={name}
          onInput={setName}
        />
        <fieldset class="scopes">
          <legend>{t.mayDo}</legend>
          {scopes.map(scope => (
            <label key={scope} class="check">
              <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
              <span>{t.scopes[scope]}</span>
            </label>
          ))}
        </fieldset>
        <PasswordField label={t.password} value={password} onInput={setPassword} />
        <button type="submit" disabled={chosen.length === 0}>
          {t.make}
        </button>
        <FieldTrouble sending={sending} />
      </form>
      {secret && (
        <div role="status">
          <label class="field">
            <span>{t.secret}</span>
            <input type="text" class="secret" readOnly value={secret} onFocus={event => event.currentTarget.select()} />
          </label>
          <p class="hint">{t.once}</p>
        </div>
      )}
    </details>
  );
}
