import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { FieldResult, PasswordField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';
import '../online/online.css';
import './people.css';

/** Where the link leads that the host of the server made for somebody who forgot their password. */
export function ResetPage({ token }: { readonly token: string }) {
  const t = peopleWords().reset;
  const [name, setName] = useState<string>();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const sending = useSending();
  useEffect(() => {
    void sending.send(() => api.resetPassword(token).then(found => setName(found.name)));
  }, [token]);
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await sending.send(() => api.resetPassword(token, password))) setDone(true);
  };
  return (
    <>
      <Header title={t.title} />
      <main class="page people">
        <h1>{t.title}</h1>
        {name === undefined && !sending.trouble && <p>{words().loading}</p>}
        {isDone ? (
          <section class="panel">
            <p role="status">{t.done}</p>
            <a class="button main" href="#/me">
              {t.signIn}
            </a>
          </section>
        ) : (
          name !== undefined && (
            <form class="panel form" onSubmit={event => void take(event)} aria-label={t.title}>
              <p>{t.lead(name)}</p>
              <input type="text" autocomplete="username" value={name} readOnly hidden />
              <PasswordField isNew value={password} onInput={setPassword} />
              <button type="submit" class="main">
                {t.submit}
              </button>
            </form>
          )
        )}
        <FieldResult sending={sending} />
        <p class="hint">
          <a href="#/">{words().home}</a>
        </p>
      </main>
    </>
  );
}
