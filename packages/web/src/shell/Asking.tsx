import { words } from '../text/index.ts';
import { asked } from './ask.ts';
import { Dialog } from './Dialog.tsx';

/** The question that is asked, over whatever is shown. Closing it in any way means no. */
export function Asking() {
  const now = asked.value;
  if (!now) return null;
  return (
    <Dialog title={words().sure} onClose={() => now.answer(false)}>
      <p>{now.question}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => now.answer(true)}>
          {now.yes}
        </button>
        <button type="button" class="quiet" onClick={() => now.answer(false)}>
          {words().cancel}
        </button>
      </div>
    </Dialog>
  );
}
