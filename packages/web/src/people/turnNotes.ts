import { signal } from '@preact/signals';

const KEY = 'hanga-turn-notes';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};

/** Whether this browser shows a notification of the player's turn at a table in a hidden tab. Off by default. */
export const wantsNotes = signal(kept());

export function setWantsNotes(wants: boolean): void {
  wantsNotes.value = wants;
  try {
    if (wants) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}

export const canNotify = (): boolean => 'Notification' in window;

/** Requests the browser's permission. Only after a click, as browsers demand. */
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
