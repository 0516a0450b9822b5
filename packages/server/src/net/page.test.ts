import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineScripts } from './page.ts';

test('the policy names the scripts of the document itself, and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(inlineScripts(folder)).toEqual([]);
  const script = "fetch('/a');\nfetch('/b');\n";
  writeFileSync(
    path.join(folder, 'index.html'),
    `<script>${script}</script><script type="module" src="/c.js"></script>`,
  );
  expect(inlineScripts(folder)).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`]);
});
