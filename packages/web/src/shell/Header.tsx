import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { set, settings } from '../settings.ts';
import { words } from '../text/index.ts';
import { Seal } from './Seal.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

/** The thin strip above everything: where one is, and the few things that are always at hand. On a phone they fold. */
export function Header(props: { title?: string; game?: GameId; children?: ComponentChildren }) {
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const t = words();
  const other = settings.value.language === 'en' ? 'fr' : 'en';
  return (
    <header class="strip">
      <a class="brand" href="#/" aria-label={`Hanga: ${t.home}`}>
        <Seal />
        Hanga
      </a>
      {props.title && <span class="strip-title">{props.title}</span>}
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
        <a class="tool" href={props.game ? `#/rules/${props.game}` : '#/rules'}>
          {t.rules}
        </a>
        <button type="button" class="tool" lang={other} onClick={() => set({ language: other })}>
          {other === 'fr' ? 'Français' : 'English'}
        </button>
        <button type="button" class="tool" onClick={() => setSettingsOpen(true)}>
          {t.settings}
        </button>
      </div>
      {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </header>
  );
}
