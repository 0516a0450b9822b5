import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupLine } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { backUp } from '../storage/copies.ts';

const FOLDER = 'backups';
/** As many as are kept: a click too many is not to fill a disk. */
const MOST_KEPT = 10;
const NAME = /^hanga-\d{8}T\d{9}Z\.(db|ndjson)$/;

/** Copies of the database in the data folder, made when somebody asks for one. */
export class Backups {
  readonly #context: Pick<ServerContext, 'options' | 'clock' | 'store'>;
  #underWay: Promise<BackupLine> | undefined;

  constructor(context: Pick<ServerContext, 'options' | 'clock' | 'store'>) {
    this.#context = context;
  }

  get #folder(): string {
    return path.join(this.#context.options.data, FOLDER);
  }

  /** Whoever asks while one is being made gets that one. */
  make(): Promise<BackupLine> {
    this.#underWay ??= this.#make().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #make(): Promise<BackupLine> {
    const { options, clock, store } = this.#context;
    const at = clock.now();
    const ending = store.engine.name === 'sqlite' ? 'db' : 'ndjson';
    const file = path.join(this.#folder, `hanga-${new Date(at).toISOString().replace(/[-:.]/g, '')}.${ending}`);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await backUp(options, file);
    for (const old of (await this.list()).slice(MOST_KEPT)) await rm(old.file, { force: true });
    return { file, at, size: (await stat(file)).size };
  }

  /** The latest first. */
  async list(): Promise<BackupLine[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter(name => NAME.test(name));
    const lines = await Promise.all(
      names.map(async name => {
        const file = path.join(this.#folder, name);
        const { mtimeMs, size } = await stat(file);
        return { file, at: Math.round(mtimeMs), size };
      }),
    );
    return lines.sort((a, b) => b.file.localeCompare(a.file));
  }
}
