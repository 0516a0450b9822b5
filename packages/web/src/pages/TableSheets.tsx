import type { GameTypes, Seat } from '@hanga/kernel';
import type { GameFront } from '../games/front.ts';
import type { GameEntry } from '../games/index.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Lazy } from '../shell/Lazy.tsx';
import type { SeatedTable } from '../source/source.ts';
import { Log } from '../table/Log.tsx';
import { words } from '../text/index.ts';

/** A sheet of paper over the table: the log, all icons, all keys, or the rule of one piece. */
export type Sheet = 'log' | 'aid' | 'keys' | { readonly topic: string };

interface SheetProps {
  readonly sheet: Sheet;
  readonly entry: GameEntry;
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly you: Seat | undefined;
  readonly onLight: (pieces: readonly string[]) => void;
  readonly onClose: () => void;
}

export function TableSheet({ sheet, entry, front, table, you, onLight, onClose }: SheetProps) {
  const t = words();
  const { language } = settings.value;
  const { Aid, TopicRule } = entry.learning;
  if (sheet === 'log')
    return (
      <Dialog title={t.log} onClose={onClose}>
        <dl class="fairness">
          <dt>{t.sealed}</dt>
          <dd>{table.commitment}</dd>
        </dl>
        <Log front={front} table={table} you={you} onLight={onLight} />
      </Dialog>
    );
  if (sheet === 'keys')
    return (
      <Dialog title={t.keys.title} onClose={onClose}>
        <Lazy load={() => import('../shell/Keys.tsx').then(part => part.Keys)} props={{}} />
      </Dialog>
    );
  if (sheet === 'aid')
    return Aid ? (
      <Dialog title={t.aid} onClose={onClose} wide>
        {TopicRule && <p class="hint">{t.aidHint}</p>}
        <Lazy load={Aid} props={{ language }} />
      </Dialog>
    ) : null;
  return TopicRule ? (
    <Dialog title={t.rules} onClose={onClose}>
      <Lazy load={TopicRule} props={{ language, topic: sheet.topic }} />
    </Dialog>
  ) : null;
}
