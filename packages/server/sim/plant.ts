import { registerHooks } from 'node:module';
import process from 'node:process';
import { planted } from './planted.ts';

/** Loaded before all else (`--import`): changes one source file on its way in, as `HANGA_PLANTED` says. */
const fault = planted.find(({ name }) => name === process.env['HANGA_PLANTED']);
if (!fault) throw new Error(`there is no planted fault "${process.env['HANGA_PLANTED']}"`);

let isPlanted = false;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/packages/${fault.file}`)) return loaded;
    let source = String(loaded.source);
    for (const { find, replace } of fault.edits) {
      if (source.split(find).length !== 2)
        throw new Error(`"${fault.name}": its place in ${fault.file} is gone: ${find}`);
      source = source.replace(find, () => replace);
    }
    isPlanted = true;
    return { ...loaded, source };
  },
});
process.on('exit', () => {
  if (!isPlanted) process.exitCode = 3;
});
