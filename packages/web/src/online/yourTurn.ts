import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings.ts';
import { sound } from '../sound.ts';
import { onlineWords } from './text/index.ts';

/** Tells whoever is not looking that it is their turn: by the tab's title, a sound, and a notification if allowed. */
export function useYourTurn(isMine: boolean, game: string): void {
  const was = useRef(isMine);
  useEffect(() => {
    const plain = 'Hanga';
    document.title = isMine ? `● ${onlineWords().yourTurn} · ${game}` : `${game} · ${plain}`;
    if (isMine && !was.current) {
      sound('turn');
      if (document.hidden) notify(game);
    }
    was.current = isMine;
    return () => {
      document.title = plain;
    };
  }, [isMine, game, settings.value.language]);
}

/** Quiet by default: only where the player has asked the browser for it. */
function notify(game: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(`${onlineWords().yourTurn} · ${game}`, { tag: 'hanga-turn', icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
