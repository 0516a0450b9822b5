import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { tableWords } from '../table/text/index.ts';
import icon from './icon.svg?inline';
import turnIcon from './icon-turn.svg?inline';

/** Icons are within the page: one that is fetched may be out of date, and given up, before it arrives. */
const showIcon = (address: string): void => document.querySelector('link[rel="icon"]')?.setAttribute('href', address);

/** The tab tells whether something is to be decided, by its title and by a seal on its icon. */
export function useTabTitle(isMine: boolean, game: string): void {
  useEffect(() => {
    document.title = isMine ? tableWords().yourMove(game) : `${game} · Hanga`;
    showIcon(isMine ? turnIcon : icon);
  }, [isMine, game, settings.value.language]);
  useEffect(
    () => () => {
      document.title = 'Hanga';
      showIcon(icon);
    },
    [],
  );
}
