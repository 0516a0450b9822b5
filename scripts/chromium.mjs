// Where a Chromium is that the tests can drive; on Debian and its kin, how to get one.
import { existsSync } from 'node:fs';
import process from 'node:process';

const usual = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findChromium = () => usual.find(path => path && existsSync(path));

export function installChromium(command, say) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium for the tests of the page…');
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [file, ...rest] = [...root, ...args];
    return command(file, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium');
  return findChromium();
}
