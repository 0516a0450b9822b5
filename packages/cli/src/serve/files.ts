import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The built page, read once: a few files, so nobody can ask for one that is not in the list. */
interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly packed: { readonly br: Buffer; readonly gzip: Buffer } | undefined;
  /** Files under /assets have their content in their name. */
  readonly isForEver: boolean;
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

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; " +
    "img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(address === '/index.html' ? '/' : address, pageFile(file, address));
  }
  return files;
}

function pageFile(file: string, address: string): PageFile {
  const body = readFileSync(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const isText = /text|svg|manifest/.test(type);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type,
    body,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    packed: isText ? { br: brotliCompressSync(body, quality), gzip: gzipSync(body) } : undefined,
    isForEver: address.startsWith('/assets/'),
  };
}

/** Hands the page out, and nothing else. */
export const handOut =
  (files: ReadonlyMap<string, PageFile>): RequestListener =>
  (request, response) => {
    const file = files.get((request.url ?? '/').split('?')[0] as string);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (!file) return refuse(response, 404);
    const caching = file.isForEver ? 'public, max-age=31536000, immutable' : 'no-cache';
    const common = { ...headers, 'cache-control': caching, etag: file.tag, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, common).end();
      return;
    }
    const coding = file.packed && codingFor(request);
    const body = coding && file.packed ? file.packed[coding] : file.body;
    response.writeHead(200, {
      ...common,
      'content-type': file.type,
      'content-length': body.length,
      ...(coding && { 'content-encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

const codingFor = (request: IncomingMessage): 'br' | 'gzip' | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find(coding => accepted.includes(coding));
};

const refuse = (response: ServerResponse, status: 404 | 405): void => {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(`${status}\n`);
};
