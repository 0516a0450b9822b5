import { useEffect, useRef } from 'preact/hooks';
import { showNote } from '../people/turnNotes.ts';
import { settings } from '../settings.ts';
import { sound } from '../sound.ts';
import { onlineWords } from './text/index.ts';

/** Tells whoever is not looking that it is their turn: by a sound, and a note if they asked for one. */
export function useYourTurn(isMine: boolean, game: string, table: string): void {
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current) {
      sound('turn');
      if (document.hidden) void showNote(`${onlineWords().yourTurn} · ${game}`, table).catch(() => {});
    }
    was.current = isMine;
  }, [isMine, game, table, settings.value.language]);
}
