import { useEffect } from 'preact/hooks';
import { gameCalled } from './games/index.ts';
import { isHouseSet } from './house/house.ts';
import { keep, seatsOf } from './newGame.ts';
import { HomePage } from './pages/HomePage.tsx';
import { go, type Route, route } from './router.ts';
import { settings } from './settings.ts';
import { Asking } from './shell/Asking.tsx';
import { Header } from './shell/Header.tsx';
import { HomeLink } from './shell/HomeLink.tsx';
import { Lazy } from './shell/Lazy.tsx';
import { words } from './text/index.ts';

/** The code of every page but the first is loaded when it is first shown, mostly from the service worker's cache. */
export function App() {
  const at = route.value;
  useEffect(() => {
    if (at.page !== 'rules') scrollTo(0, 0);
  }, [at]);
  return (
    <>
      {isHouseSet() && (
        <Lazy load={() => import('./house/HouseNotice.tsx').then(part => part.HouseNotice)} props={{}} />
      )}
      <Page at={at} />
      <Asking />
    </>
  );
}

function Page({ at }: { at: Route }) {
  const { language } = settings.value;
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'game':
      return (
        <Lazy
          key={`game ${at.id}`}
          load={() => import('./pages/GamePage.tsx').then(part => part.GamePage)}
          props={{ entry: gameCalled(at.game), id: at.id }}
        />
      );
    case 'replay':
      return (
        <Lazy
          key={`replay ${at.id}`}
          load={() => import('./pages/ReplayPage.tsx').then(part => part.ReplayPage)}
          props={at}
        />
      );
    case 'shared':
      return (
        <Lazy
          key={`shared ${at.packed}`}
          load={() => import('./pages/ReplayPage.tsx').then(part => part.SharedPage)}
          props={at}
        />
      );
    case 'tables':
      return (
        <Lazy key="tables" load={() => import('./online/LobbyPage.tsx').then(part => part.LobbyPage)} props={{}} />
      );
    case 'table':
      return (
        <Lazy
          key={`table ${at.id}`}
          load={() => import('./online/TablePage.tsx').then(part => part.TablePage)}
          props={at}
        />
      );
    case 'tableReplay':
      return (
        <Lazy
          key={`table replay ${at.id}`}
          load={() => import('./online/TableReplayPage.tsx').then(part => part.TableReplayPage)}
          props={at}
        />
      );
    case 'me':
      return <Lazy key="me" load={() => import('./people/MePage.tsx').then(part => part.MePage)} props={{}} />;
    case 'player':
      return (
        <Lazy
          key={`player ${at.id}`}
          load={() => import('./people/PlayerPage.tsx').then(part => part.PlayerPage)}
          props={{ id: at.id }}
        />
      );
    case 'ratings':
      return (
        <Lazy
          key={`ratings ${at.game}`}
          load={() => import('./people/RatingsPage.tsx').then(part => part.RatingsPage)}
          props={{ game: at.game }}
        />
      );
    case 'check':
      return (
        <Lazy
          key={`check ${at.id ?? ''}`}
          load={() => import('./check/CheckPage.tsx').then(part => part.CheckPage)}
          props={{ id: at.id }}
        />
      );
    case 'code':
      return (
        <Lazy
          key={`code ${at.code}`}
          load={() => import('./online/CodePage.tsx').then(part => part.CodePage)}
          props={{ code: at.code }}
        />
      );
    case 'reset':
      return (
        <Lazy
          key={`reset ${at.token}`}
          load={() => import('./people/ResetPage.tsx').then(part => part.ResetPage)}
          props={{ token: at.token }}
        />
      );
    case 'learn': {
      const { Tutorial } = gameCalled(at.game).learning;
      if (!Tutorial) return <Lost />;
      return (
        <Lazy
          key={`learn ${at.game} ${at.chapter ?? ''}`}
          load={Tutorial}
          props={{
            language,
            chapter: at.chapter,
            settings: settings.value,
            onLeave: () => go(''),
            onPlayOn: record => void keep(record, seatsOf(record)).then(go),
          }}
        />
      );
    }
    case 'rules': {
      const { Rules } = gameCalled(at.game).learning;
      if (!Rules) return <Lost />;
      return (
        <>
          <Header game={at.game} />
          <Lazy key={`rules ${at.game}`} load={Rules} props={{ language, anchor: at.anchor }} />
        </>
      );
    }
    case 'about':
      return (
        <>
          <Header />
          <Lazy
            key="about"
            load={() => import('./learn/AboutPage.tsx').then(part => part.AboutPage)}
            props={{ language }}
          />
        </>
      );
    case 'admin':
      return <Lazy key="admin" load={() => import('./house/AdminPage.tsx').then(part => part.AdminPage)} props={{}} />;
    case 'privacy':
      return (
        <Lazy key="privacy" load={() => import('./house/PrivacyPage.tsx').then(part => part.PrivacyPage)} props={{}} />
      );
    case 'lost':
      return <Lost />;
  }
}

function Lost() {
  return (
    <>
      <Header />
      <main class="page">
        <p>{words().notFound}</p>
        <HomeLink />
      </main>
    </>
  );
}
