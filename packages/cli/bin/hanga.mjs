#!/usr/bin/env node
// The command line: from its source in a clone, on the project's own Node where the installed one is too old; from its
// bundle in the package that `npm pack` makes.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const source = new URL('../src/main.ts', import.meta.url);

if (existsSync(source)) await runSource();
else if (Number.parseInt(process.versions.node, 10) >= 24) await run(new URL('../dist/main.js', import.meta.url));
else stopWith(`needs Node 24 or later; this is ${process.versions.node}.`);

async function runSource() {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { nodeBinary, wantedNode } = await import('../../../scripts/node.mjs');
  const binary = nodeBinary(root);
  if (!binary)
    stopWith(`Node is older than ${wantedNode}. Run "npm start" or "npm test" in ${root} first: it fetches one.`);
  else if (binary === process.execPath) await run(source);
  else runOn(binary);
}

async function run(main) {
  // What was compiled once starts in half the time.
  module.enableCompileCache?.();
  await import(main.href);
}

function runOn(binary) {
  // The child decides what a signal means; it must not outlive this process when one comes only here.
  const child = spawn(binary, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

function stopWith(why) {
  process.stderr.write(`hanga: ${why}\n`);
  process.exitCode = 2;
}
