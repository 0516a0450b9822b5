import { Header } from '../shell/Header.tsx';
import { HomeLink } from '../shell/HomeLink.tsx';
import { houseWords } from './text/index.ts';
import './house.css';

/** What a server keeps of those who play there, in short. */
export function PrivacyPage() {
  const t = houseWords().privacy;
  return (
    <>
      <Header title={t.title} />
      <main class="page">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        {t.sections.map(({ title, lines }) => (
          <section class="panel" key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p class="hint">{t.whole}</p>
        <HomeLink />
      </main>
    </>
  );
}
