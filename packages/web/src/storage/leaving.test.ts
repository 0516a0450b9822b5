import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWithPage, readAgainOnReturn } from './leaving.ts';

let page: EventTarget;
const tell = (kind: 'pagehide' | 'pageshow'): boolean => page.dispatchEvent(new Event(kind));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function transaction() {
  let resolve = (): void => {};
  let reject = (_why: Error): void => {};
  const done = new Promise<void>((succeed, fail) => {
    [resolve, reject] = [succeed, fail];
  });
  return { done, resolve: () => resolve(), abort: vi.fn(() => reject(new Error('aborted'))) };
}

test('a transaction ends when its page is left, and one that is done is left alone', async () => {
  const [open, done] = [transaction(), transaction()];
  endWithPage(open);
  endWithPage(done);
  done.resolve();
  await done.done;
  await Promise.resolve();
  await Promise.resolve();
  tell('pagehide');
  expect(open.abort).toHaveBeenCalledOnce();
  expect(done.abort).not.toHaveBeenCalled();
});

test('whoever comes back to a page that was left while it read gets what it would have read', async () => {
  const running = transaction();
  const read = vi.fn(async () => {
    if (read.mock.calls.length > 1) return 'games';
    endWithPage(running);
    await running.done;
    return '';
  });
  const games = readAgainOnReturn(read);
  tell('pagehide');
  await expect(running.done).rejects.toThrow('aborted');
  expect(read, 'nothing is read while nobody is there').toHaveBeenCalledOnce();
  tell('pageshow');
  expect(await games).toBe('games');
});

test('what fails while the page is there has failed', async () => {
  await expect(readAgainOnReturn(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
});
