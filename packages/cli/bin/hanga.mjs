#!/usr/bin/env node
// Runs the built command line, on the project's own Node where the installed one is too old.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { nodeBinary, wantedNode } from '../../../scripts/node.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const main = path.join(root, 'packages/cli/dist/main.js');
const binary = nodeBinary(root);

if (!binary || !existsSync(main)) {
  process.stderr.write(
    `hanga: not built yet (or Node is older than ${wantedNode}). Run "npm start" or "npm test" in ${root} first.\n`,
  );
  process.exitCode = 2;
} else if (binary === process.execPath) {
  // What was compiled once starts in half the time.
  module.enableCompileCache?.();
  await import(main);
} else {
  // The child decides what a signal means; it must not outlive this process when one comes only here.
  const child = spawn(binary, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}
