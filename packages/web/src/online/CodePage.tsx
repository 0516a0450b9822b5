import { useEffect, useState } from 'preact/hooks';
import { MeLink } from '../people/MeLink.tsx';
import { Header } from '../shell/Header.tsx';
import { HomeLink } from '../shell/HomeLink.tsx';
import { words } from '../text/index.ts';
import { api } from './api.ts';
import { becameAnother } from './me.ts';
import { onlineWords } from './text/index.ts';
import './online.css';

/** A personal link was opened: this browser takes the seat up too. */
export function CodePage({ code }: { readonly code: string }) {
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api
      .takeCode(code)
      .then(async ({ table }) => {
        await becameAnother();
        // The code is used up to be shown nowhere: not in the history either.
        location.replace(`#/table/${table}`);
      })
      .catch((error: Error) => setTrouble(error.message));
  }, [code]);
  return (
    <>
      <Header title={onlineWords().tables}>
        <MeLink />
      </Header>
      <main class="page">
        {trouble ? (
          <>
            <p class="trouble" role="alert">
              {trouble}
            </p>
            <HomeLink />
          </>
        ) : (
          <p>{words().loading}</p>
        )}
      </main>
    </>
  );
}
