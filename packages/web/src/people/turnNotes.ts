import { signal } from '@preact/signals';

const KEY = 'hanga-turn-notes';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};

/** Whether this browser may show a note of one's turn while a table is open out of sight. Quiet unless asked. */
export const wantsNotes = signal(kept());

export function setWantsNotes(wants: boolean): void {
  wantsNotes.value = wants;
  try {
    if (wants) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // It then holds until the page is left.
  }
}

export const canNotify = (): boolean => 'Notification' in window;

/** Asks the browser, which asks the person. Only ever after a click. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted');

/** Shows a note that leads to the table. On phones only the service worker may show one. */
export async function showNote(title: string, table: string): Promise<void> {
  if (!wantsNotes.value || !canNotify() || Notification.permission !== 'granted') return;
  const options = { tag: `hanga-${table}`, icon: '/icon.svg', data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
