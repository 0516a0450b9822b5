import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unlimited } from './requestLimit.ts';

type Coding = 'br' | 'gzip';

/** One file of the built page. */
interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly isText: boolean;
  /** Files under /assets have their content in their name. */
  readonly isForEver: boolean;
  /** The build packs with Brotli. Other encodings are made when first asked for, so that a start is quick. */
  readonly packed: Partial<Record<Coding, Promise<Buffer>>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
};

const PACKED = '.br';

const pack = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
} as const;

/** The built page, read once: a few files, so nobody can ask for one that is not in the list. */
function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith(PACKED)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(address === '/index.html' ? '/' : address, pageFile(file, address));
  }
  return files;
}

const tagged = (body: Buffer): Pick<PageFile, 'body' | 'tag'> => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

function pageFile(file: string, address: string): PageFile {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  return {
    type,
    ...tagged(readFileSync(file)),
    isText: /text|svg|manifest/.test(type),
    isForEver: address.startsWith('/assets/'),
    packed: existsSync(file + PACKED) ? { br: Promise.resolve(readFileSync(file + PACKED)) } : {},
  };
}

/** What a policy calls the scripts that stand in the document itself: it runs these, and no others. */
export function inlineScripts(folder: string): string[] {
  const document = path.join(folder, 'index.html');
  const html = existsSync(document) ? readFileSync(document, 'utf8') : '';
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The page as it was built, without its files. */
export const htmlIn = (folder: string): string => readFileSync(path.join(folder, 'index.html'), 'utf8');

/** Serves the page and nothing else. */
export function addPage(app: FastifyInstance, folder: string, html: string): void {
  const files = readPage(folder);
  for (const [address, built] of files) {
    const file = address === '/' ? asSent(built, html) : built;
    app.get(address, unlimited, async (request, reply) => {
      void reply
        .header('cache-control', file.isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('etag', file.tag)
        .header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
      const coding = file.isText ? codingFor(request) : undefined;
      if (coding) void reply.header('content-encoding', coding);
      if (coding) file.packed[coding] ??= pack[coding](file.body);
      return reply.type(file.type).send(coding ? await file.packed[coding] : file.body);
    });
  }
}

/** The first page, where it was changed after it was built and packed. */
const asSent = (built: PageFile, html: string): PageFile =>
  built.body.toString() === html ? built : { ...built, ...tagged(Buffer.from(html)), packed: {} };

const codingFor = (request: FastifyRequest): Coding | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find(coding => accepted.includes(coding));
};
