import { type Language, languageNames, languages } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { entryOf, firstGame } from '../games/index.ts';
import { lastTable, route } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/index.ts';
import { speak } from '../text/spoken.ts';
import { Seal } from './Seal.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import './Header.css';

/** The button goes through the list of languages; the settings show all of them. */
const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? language;

/** The thin strip above everything: where one is, and the few things that are always at hand. On a phone they fold. */
export function Header(props: {
  title?: string;
  game?: string;
  /** What stands where the title does, while there is something to tell. */
  news?: ComponentChildren;
  /** What is to be seen at once, also where the tools are folded. */
  urgent?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const t = words();
  const game = entryOf(props.game) ?? firstGame;
  const other = nextLanguage(settings.value.language);
  return (
    <header class="strip">
      <a class="brand" href="#/" aria-label={`Hanga: ${t.home}`}>
        <Seal />
        Hanga
      </a>
      {props.news || (props.title && <span class="strip-title">{props.title}</span>)}
      {lastTable.value && (route.value.page === 'rules' || route.value.page === 'about') && (
        <a class="tool" href={lastTable.value}>
          ← {t.backToTable}
        </a>
      )}
      {props.urgent && <div class="urgent">{props.urgent}</div>}
      <button
        type="button"
        class="tool menu-button"
        aria-expanded={isMenuOpen}
        aria-controls="tools"
        onClick={() => setMenuOpen(!isMenuOpen)}
      >
        {t.menu}
      </button>
      {/* Whatever is chosen, the folded menu closes; keys reach it through the buttons inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div id="tools" class={isMenuOpen ? 'strip-tools open' : 'strip-tools'} onClick={() => setMenuOpen(false)}>
        {props.children}
        {game.learning.Rules && (
          <a class="tool" href={props.game ? `#/rules/${props.game}` : '#/rules'}>
            {t.rules}
          </a>
        )}
        <button type="button" class="tool" lang={other} onClick={() => void speak(other)}>
          {languageNames[other]}
        </button>
        <button type="button" class="tool" onClick={() => setSettingsOpen(true)}>
          {t.settings}
        </button>
      </div>
      {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </header>
  );
}
