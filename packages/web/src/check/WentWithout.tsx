import type { TableInfo } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { shownName } from '../people/shownName.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { checkWords } from './text/index.ts';

/** Says before the first move whose part the shuffle went without, as they did not reveal it. */
export function WentWithout({ info }: { readonly info: TableInfo }) {
  const t = checkWords().gathering;
  const [isOpen, setOpen] = useState(true);
  const late = (info.shuffle?.parts ?? []).flatMap((part, number) => {
    const seat = info.seats[number];
    return part.by === 'server' && part.why === 'late' && seat?.kind === 'person' ? [shownName(seat)] : [];
  });
  if (!isOpen || late.length === 0) return null;
  return (
    <Dialog title={t.wentWithout} onClose={() => setOpen(false)}>
      <p>{t.lateStarted(late.join(', '))}</p>
      <button type="button" class="main" onClick={() => setOpen(false)}>
        {t.seen}
      </button>
    </Dialog>
  );
}
