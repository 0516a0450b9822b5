// Where the browsers are that the tests can drive; on Debian and its kin, how to get them.
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';

const firstOf = paths => paths.find(path => path && existsSync(path));

const miniBrowser = 'webkit2gtk-4.1/MiniBrowser';

export const browsers = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM',
    packages: ['chromium'],
    find: () =>
      firstOf([
        process.env.CHROMIUM,
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ]),
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX',
    packages: ['firefox-esr'],
    find: () =>
      firstOf([
        process.env.FIREFOX,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ]),
  },
  // WebKit is what Safari runs on. It shows nothing without a screen, hence Xvfb.
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
        ? firstOf([process.env.WEBKIT, ...readdirSync('/usr/lib').map(kind => `/usr/lib/${kind}/${miniBrowser}`)])
        : undefined,
  },
};

/** Installs what is missing of these browsers, as far as that can be done. */
export function installBrowsers(missing, command, say) {
  const isRoot = process.getuid?.() === 0;
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || !(isRoot || existsSync('/usr/bin/sudo'))) return;
  const root = isRoot ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [file, ...rest] = [...root, ...args];
    return command(file, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  say(`Installing ${missing.map(({ name }) => name).join(', ')} for the tests of the page…`);
  run('apt-get', 'update', '-q');
  for (const { packages } of missing) run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
}
