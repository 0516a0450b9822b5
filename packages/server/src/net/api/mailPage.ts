import { createHash } from 'node:crypto';
import { fallbackLanguage, type Language } from '@hanga/kernel';
import { noticeWords } from '../../notify/text/index.ts';
import { Page } from './call.ts';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.2rem;font:1.1rem/1.6 Georgia,serif}' +
  'button{font:inherit;padding:.5em 1.2em}';
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No script, nothing from anywhere, and a form only to where it came from. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface MailPage {
  readonly language?: Language;
  /** Sends the form, to the page's own address. */
  readonly button?: string;
  readonly status?: number;
}

/** A page of a few words, for somebody who comes from a letter and may not even have the game open. */
export function mailPage(
  lines: readonly string[],
  { language = fallbackLanguage, button, status = 200 }: MailPage = {},
): Page {
  const back = noticeWords[language].page.back;
  return new Page(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Hanga</title>` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>` +
      `<body><main><h1>Hanga</h1>${lines.map(line => `<p>${escaped(line)}</p>`).join('')}` +
      `${button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`}` +
      `<p><a href="/">${back}</a></p></main></body></html>`,
    policy,
    status,
  );
}
