import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keep, seatsOf } from './newGame.ts';
import { HomePage } from './pages/HomePage.tsx';
import { go, type Route, route } from './router.ts';
import { settings } from './settings.ts';
import { Header } from './shell/Header.tsx';
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
          load={() => import('./pages/GamePage.tsx').then(m => m.GamePage)}
          props={{ id: at.id }}
        />
      );
    case 'replay':
      return (
        <Later
          key={`replay ${at.id}`}
          load={() => import('./pages/ReplayPage.tsx').then(m => m.ReplayPage)}
          props={at}
        />
      );
    case 'shared':
      return (
        <Later
          key={`shared ${at.packed}`}
          load={() => import('./pages/ReplayPage.tsx').then(m => m.SharedPage)}
          props={at}
        />
      );
    case 'learn':
      return (
        <Later
          key="learn"
          load={() => import('./learn/TutorialPage.tsx').then(m => m.TutorialPage)}
          props={{
            language,
            settings: settings.value,
            onLeave: () => go(''),
            onPlayOn: (record: Parameters<typeof keep>[0]) =>
              void keep(record, seatsOf(record)).then(id => go(`game/${id}`)),
          }}
        />
      );
    case 'rules':
      return (
        <>
          <Header />
          <Later
            key="rules"
            load={() => import('./learn/RulesPage.tsx').then(m => m.RulesPage)}
            props={{ language, anchor: at.anchor }}
          />
        </>
      );
    case 'about':
      return (
        <>
          <Header />
          <Later key="about" load={() => import('./learn/AboutPage.tsx').then(m => m.AboutPage)} props={{ language }} />
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

/** Shows a component as soon as its code has come. */
function Later<Props extends object>({ load, props }: { load: () => Promise<ComponentType<Props>>; props: Props }) {
  const [Loaded, setLoaded] = useState<{ component: ComponentType<Props> } | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      component => setLoaded({ component }),
      () => setFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded.component {...props} />;
  return <main class="page">{failed ? <p role="alert">{words().trouble.notFound}</p> : <p>{words().loading}</p>}</main>;
}
