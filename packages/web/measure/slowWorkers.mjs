// Workers as slow as the page. The browser's own throttling slows a page's main thread alone; what runs beside it is slowed
// by the kernel: each worker's thread gets a group of its own, with a quarter of one processor.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Microseconds: so much of each period. */
const PERIOD = 20_000;
const SHARE = 0.25;
/** Milliseconds between two looks for new threads. */
const LOOK = 20;

/** Where version 1 of control groups lets single threads be limited; with version 2 that takes a manager's consent. */
const groups = '/sys/fs/cgroup/cpu';

const tried = task => {
  try {
    return task();
  } catch {
    // A thread that has ended meanwhile, or a kernel that does not let us.
    return undefined;
  }
};

/** Slows the workers of all pages of a browser. `isSlow` tells whether that is possible here; `stop` ends it. */
export async function slowWorkers(browser) {
  const root = path.join(groups, `hanga-page-${process.pid}`);
  const isSlow = existsSync(groups) && tried(() => mkdirSync(root) ?? true) === true;
  if (!isSlow) return { isSlow, stop: async () => {} };
  const devtools = await browser.newBrowserCDPSession();
  const held = new Set();
  const hold = thread => {
    const group = path.join(root, thread);
    mkdirSync(group);
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(PERIOD * SHARE));
    writeFileSync(path.join(group, 'tasks'), thread);
  };
  let isOver = false;
  const look = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
      for (const thread of tried(() => readdirSync(`/proc/${id}/task`)) ?? []) {
        if (held.has(thread)) continue;
        const name = tried(() => readFileSync(`/proc/${id}/task/${thread}/comm`, 'utf8')) ?? '';
        if (!name.startsWith('DedicatedWorker')) continue;
        held.add(thread);
        tried(() => hold(thread));
      }
  };
  const watching = (async () => {
    while (!isOver) {
      await look().catch(() => {});
      await new Promise(resolve => setTimeout(resolve, LOOK));
    }
  })();
  const stop = async () => {
    isOver = true;
    await watching;
    await devtools.detach().catch(() => {});
    // A group goes once its thread has ended.
    for (const thread of held) tried(() => rmdirSync(path.join(root, thread)));
    tried(() => rmdirSync(root));
  };
  return { isSlow, stop };
}
