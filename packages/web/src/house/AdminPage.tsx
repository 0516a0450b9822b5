import { useEffect, useState } from 'preact/hooks';
import { fetchMe, me } from '../online/me.ts';
import { FieldTrouble, PasswordField, useSending } from '../people/fields.tsx';
import { MeLink } from '../people/MeLink.tsx';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { AdminLog } from './AdminLog.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';
import { ServerPanel } from './ServerPanel.tsx';
import { TablesPanel } from './TablesPanel.tsx';
import { houseWords } from './text/index.ts';
import { type Orders, useAdmin } from './useAdmin.ts';
import '../online/online.css';
import '../people/people.css';
import './house.css';

/** For accounts that were named on the server's command line. */
export function AdminPage() {
  const t = houseWords().admin;
  const orders = useAdmin();
  const [trouble, setTrouble] = useState('');
  /** Grows with everything that is done, so that what shows it reads it again. */
  const [done, setDone] = useState(0);
  useEffect(() => {
    fetchMe().catch((error: Error) => setTrouble(error.message));
  }, []);
  const player = me.value?.player;
  const isAdmin = player?.admin === true;
  useEffect(() => {
    // Asked alone first: it may want the password.
    if (isAdmin) orders.order({ kind: 'admins' }).catch(() => {});
  }, [isAdmin]);
  const onDone = (): void => setDone(count => count + 1);
  return (
    <>
      <Header title={t.title}>
        <MeLink />
      </Header>
      <main class="page people admin">
        <h1>{t.title}</h1>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {!me.value && !trouble && <p>{words().loading}</p>}
        {me.value && !player?.admin && <p>{t.notAdmin}</p>}
        {isAdmin && orders.isLocked && <Unlock orders={orders} />}
        {isAdmin && orders.isLocked === false && (
          <>
            <ServerPanel orders={orders} done={done} onDone={onDone} />
            <ReportsPanel orders={orders} done={done} onDone={onDone} />
            <PeoplePanel orders={orders} done={done} onDone={onDone} />
            <TablesPanel orders={orders} done={done} onDone={onDone} />
            <AdminLog orders={orders} done={done} />
          </>
        )}
      </main>
    </>
  );
}

function Unlock({ orders }: { readonly orders: Orders }) {
  const t = houseWords().admin;
  const [password, setPassword] = useState('');
  const sending = useSending();
  const enter = (event: Event): void => {
    event.preventDefault();
    void sending.send(() => orders.unlock(password));
  };
  return (
    <form class="panel form" onSubmit={enter} aria-label={t.confirm}>
      <p class="hint">{t.confirmWhy}</p>
      <PasswordField label={t.confirm} value={password} onInput={setPassword} />
      <button type="submit" class="main">
        {t.enter}
      </button>
      <FieldTrouble sending={sending} />
    </form>
  );
}
