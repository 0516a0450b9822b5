import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/index.ts';
import './Dialog.css';

/** A sheet of paper over the page. The browser keeps the focus inside, and Escape closes it. */
export function Dialog(props: { title: string; onClose: () => void; children: ComponentChildren; wide?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.wide ? 'sheet wide' : 'sheet'}
      aria-label={props.title}
      onClose={props.onClose}
      {...{ closedby: 'any' }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{props.title}</h2>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            {words().close}
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
