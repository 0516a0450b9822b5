// Before `npm pack`: everything that runs here from source, bundled into `dist` so that it runs where there is no source.
// The page, the games and our packages go into it; packages of others stay the dependencies that package.json names.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(here, '../..');
const dist = path.join(here, 'dist');
const page = path.join(root, 'packages/web/dist');
const read = file => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies } = read(path.join(here, 'package.json'));

const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const packageOf = id => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
const isOurs = id => id.startsWith('@hanga/') || id.startsWith('hanga/');

/** What is found beside a module by `new URL('./x', import.meta.url)`: threads become entries of their own. */
const beside = {
  name: 'hanga-beside',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return undefined;
    return code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, relative) => {
      const file = path.resolve(path.dirname(id), relative);
      if (file === page) return "new URL('./page', import.meta.url)";
      // `dist` is beside `bin` and `src`: the same step up.
      if (file === path.join(here, 'package.json')) return "new URL('../package.json', import.meta.url)";
      // The sources of games, which no package has: whoever looks for them there finds none.
      if (file === path.join(root, 'games')) return "new URL('./games/', import.meta.url)";
      if (!file.endsWith('.ts')) throw new Error(`${id}: nobody says where ${whole} is in the package`);
      const name = path
        .relative(root, file)
        .replace(/^packages\//, '')
        .replace('/src/', '/')
        .replaceAll('/', '-');
      const fileName = name.replace(/\.ts$/, '.js');
      this.emitFile({ type: 'chunk', id: file, fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
  },
};

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  input: { main: path.join(here, 'src/main.ts') },
  platform: 'node',
  external(id) {
    if (/^[./]/.test(id) || path.isAbsolute(id) || isOurs(id)) return false;
    if (!id.startsWith('node:') && !dependencies[packageOf(id)]) throw new Error(`${id} is no dependency of hanga`);
    return true;
  },
  plugins: [beside],
});
await bundle.write({ dir: dist, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' });
await bundle.close();
cpSync(page, path.join(dist, 'page'), { recursive: true, filter: file => path.basename(file) !== '.built' });
writeFileSync(path.join(dist, 'LICENCES.txt'), licences());

/** Our licence, and those of what is in the page: it is no dependency of the package any more. */
function licences() {
  const inPage = new Set();
  const collect = folder => {
    const { dependencies: theirs = {}, devDependencies = {} } = read(path.join(folder, 'package.json'));
    const fonts = Object.keys(devDependencies).filter(name => name.startsWith('@fontsource'));
    for (const name of [...Object.keys(theirs), ...fonts]) {
      const found = path.join(root, 'node_modules', name);
      if (isOurs(`${name}/`)) collect(found);
      else if (!inPage.has(found)) {
        inPage.add(found);
        collect(found);
      }
    }
  };
  collect(path.join(root, 'packages/web'));
  const textOf = folder => {
    const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE']
      .map(name => path.join(folder, name))
      .find(existsSync);
    return file ? readFileSync(file, 'utf8').trim() : read(path.join(folder, 'package.json')).license;
  };
  return [root, ...[...inPage].sort()]
    .map(
      folder =>
        `${folder === root ? 'Hanga' : path.relative(path.join(root, 'node_modules'), folder)}\n\n${textOf(folder)}\n`,
    )
    .join(`\n${'-'.repeat(80)}\n\n`);
}
