import { useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { fetchMe } from '../online/me.ts';
import { FieldResult, NameField, PasswordField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** Another name for the account: whoever asks must know the password. */
export function ChangeName({ name: now }: { readonly name: string }) {
  const t = peopleWords();
  const [name, setName] = useState(now);
  const [password, setPassword] = useState('');
  const sending = useSending();
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isDone = await sending.send(() => api.changeName(name.trim(), password).then(fetchMe), t.name.changed);
    if (isDone) setPassword('');
  };
  return (
    <details class="change">
      <summary>{t.account.changeName}</summary>
      <form onSubmit={event => void change(event)} aria-label={t.account.changeName}>
        <p class="hint">
          {t.account.changeNameHint} {t.account.othersOutHint}
        </p>
        <NameField value={name} onInput={setName} />
        <PasswordField value={password} onInput={setPassword} />
        <button type="submit">{t.account.changeName}</button>
        <FieldResult sending={sending} />
      </form>
    </details>
  );
}

export function ChangePassword({ name }: { readonly name: string }) {
  const t = peopleWords().account;
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const sending = useSending();
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await sending.send(() => api.changePassword(old, password), t.passwordChanged))) return;
    setOld('');
    setPassword('');
  };
  return (
    <details class="change">
      <summary>{t.changePassword}</summary>
      <form onSubmit={event => void change(event)} aria-label={t.changePassword}>
        <p class="hint">{t.othersOutHint}</p>
        {/* For whatever keeps passwords: it should know whose this one is. */}
        <input type="text" autocomplete="username" value={name} readOnly hidden />
        <PasswordField label={t.oldPassword} value={old} onInput={setOld} />
        <PasswordField label={t.newPassword} isNew value={password} onInput={setPassword} />
        <button type="submit">{t.changePassword}</button>
        <FieldResult sending={sending} />
      </form>
    </details>
  );
}
