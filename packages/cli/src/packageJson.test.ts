import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8')) as Manifest;
const isOurs = (name: string): boolean => name.startsWith('@hanga/');
const foreign = ({ dependencies }: Manifest): [string, string][] =>
  Object.entries(dependencies).filter(([name]) => !isOurs(name));

// The package is a bundle of ours: what runs in it and is not ours must be installed along with it.
test('what the server and its protocol need, the published package needs too, in the same version', () => {
  const { dependencies } = manifest('cli');
  for (const folder of ['server', 'protocol', 'bots', 'kernel'])
    for (const [name, version] of foreign({ ...manifest(folder), dependencies: manifest(folder).dependencies ?? {} }))
      expect([name, dependencies[name]]).toEqual([name, version]);
});

test('it needs nothing that is only here, and every version is exact', () => {
  for (const [name, version] of Object.entries(manifest('cli').dependencies)) {
    expect(isOurs(name), name).toBe(false);
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
