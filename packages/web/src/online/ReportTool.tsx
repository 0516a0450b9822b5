import { useState } from 'preact/hooks';
import { Dialog } from '../shell/Dialog.tsx';
import { Lazy } from '../shell/Lazy.tsx';
import type { Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';

interface ReportProps {
  readonly remote: Remote;
}

/** Tells those who run the server of a name or a message here. */
export function ReportDialog({ remote, onClose }: ReportProps & { readonly onClose: () => void }) {
  return (
    <Dialog title={onlineWords().report} onClose={onClose}>
      <Lazy load={() => import('../house/ReportForm.tsx').then(part => part.ReportForm)} props={{ remote }} />
    </Dialog>
  );
}

export function ReportTool({ remote }: ReportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        {onlineWords().report}
      </button>
      {isOpen && <ReportDialog remote={remote} onClose={() => setOpen(false)} />}
    </>
  );
}
