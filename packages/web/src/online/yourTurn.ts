import { useEffect, useRef } from 'preact/hooks';
import { showNote } from '../people/turnNotes.ts';
import { settings } from '../settings.ts';
import { sound } from '../sound.ts';
import { onlineWords } from './text/index.ts';

/** Tells whoever is not looking that it is their turn: by the tab's title, a sound, and a note if they asked for one. */
export function useYourTurn(isMine: boolean, game: string, table: string): void {
  const was = useRef(isMine);
  useEffect(() => {
    const plain = 'Hanga';
    document.title = isMine ? `● ${onlineWords().yourTurn} · ${game}` : `${game} · ${plain}`;
    if (isMine && !was.current) {
      sound('turn');
      if (document.hidden) void showNote(`${onlineWords().yourTurn} · ${game}`, table).catch(() => {});
    }
    was.current = isMine;
    return () => {
      document.title = plain;
    };
  }, [isMine, game, table, settings.value.language]);
}
