// Where the Node that Hanga runs on is: the running one if it is new enough, or the project's own.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const wantedNode = 24;
export const ownNodeFolder = '.node';

export function nodeBinary(root) {
  if (Number.parseInt(process.versions.node, 10) >= wantedNode) return process.execPath;
  const { platform, arch } = process;
  const name = platform === 'win32' ? `node-win-${arch}` : `node-${platform}-${arch}`;
  return [name, `node-bin-${platform}-${arch}`]
    .map(folder =>
      path.join(root, ownNodeFolder, 'node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node'),
    )
    .find(existsSync);
}
