import { useEffect } from 'preact/hooks';
import { games } from './games/index.ts';
import { keep, seatsOf } from './newGame.ts';
import { HomePage } from './pages/HomePage.tsx';
import { go, type Route, route } from './router.ts';
import { settings } from './settings.ts';
import { Header } from './shell/Header.tsx';
import { Later } from './shell/Later.tsx';
import { words } from './text/index.ts';

/** Every page but the first is fetched when it is first wanted; the service worker has it by then. */
export function App() {
  const at = route.value;
  useEffect(() => {
    if (at.page !== 'rules') scrollTo(0, 0);
  }, [at]);
  return <Page at={at} />;
}

function Page({ at }: { at: Route }) {
  const { language } = settings.value;
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'game':
      return (
        <Later
          key={`game ${at.id}`}
          load={() => import('./pages/GamePage.tsx').then(part => part.GamePage)}
          props={{ entry: games[at.game], id: at.id }}
        />
      );
    case 'replay':
      return (
        <Later
          key={`replay ${at.id}`}
          load={() => import('./pages/ReplayPage.tsx').then(part => part.ReplayPage)}
          props={at}
        />
      );
    case 'shared':
      return (
        <Later
          key={`shared ${at.packed}`}
          load={() => import('./pages/ReplayPage.tsx').then(part => part.SharedPage)}
          props={at}
        />
      );
    case 'tables':
      return (
        <Later key="tables" load={() => import('./online/LobbyPage.tsx').then(part => part.LobbyPage)} props={{}} />
      );
    case 'table':
      return (
        <Later
          key={`table ${at.id}`}
          load={() => import('./online/TablePage.tsx').then(part => part.TablePage)}
          props={{ id: at.id }}
        />
      );
    case 'tableReplay':
      return (
        <Later
          key={`table replay ${at.id}`}
          load={() => import('./online/TableReplayPage.tsx').then(part => part.TableReplayPage)}
          props={{ id: at.id }}
        />
      );
    case 'me':
      return <Later key="me" load={() => import('./people/MePage.tsx').then(part => part.MePage)} props={{}} />;
    case 'player':
      return (
        <Later
          key={`player ${at.id}`}
          load={() => import('./people/PlayerPage.tsx').then(part => part.PlayerPage)}
          props={{ id: at.id }}
        />
      );
    case 'ratings':
      return (
        <Later
          key={`ratings ${at.game}`}
          load={() => import('./people/RatingsPage.tsx').then(part => part.RatingsPage)}
          props={{ game: at.game }}
        />
      );
    case 'check':
      return (
        <Later
          key={`check ${at.id ?? ''}`}
          load={() => import('./check/CheckPage.tsx').then(part => part.CheckPage)}
          props={{ id: at.id }}
        />
      );
    case 'code':
      return (
        <Later
          key={`code ${at.code}`}
          load={() => import('./online/CodePage.tsx').then(part => part.CodePage)}
          props={{ code: at.code }}
        />
      );
    case 'reset':
      return (
        <Later
          key={`reset ${at.token}`}
          load={() => import('./people/ResetPage.tsx').then(part => part.ResetPage)}
          props={{ token: at.token }}
        />
      );
    case 'learn':
      return (
        <Later
          key={`learn ${at.game} ${at.chapter ?? ''}`}
          load={games[at.game].learning.Tutorial}
          props={{
            language,
            chapter: at.chapter,
            settings: settings.value,
            onLeave: () => go(''),
            onPlayOn: record => void keep(record, seatsOf(record)).then(go),
          }}
        />
      );
    case 'rules':
      return (
        <>
          <Header game={at.game} />
          <Later
            key={`rules ${at.game}`}
            load={games[at.game].learning.Rules}
            props={{ language, anchor: at.anchor }}
          />
        </>
      );
    case 'about':
      return (
        <>
          <Header />
          <Later
            key="about"
            load={() => import('./learn/AboutPage.tsx').then(part => part.AboutPage)}
            props={{ language }}
          />
        </>
      );
    case 'lost':
      return (
        <>
          <Header />
          <main class="page">
            <p>{words().notFound}</p>
          </main>
        </>
      );
  }
}
