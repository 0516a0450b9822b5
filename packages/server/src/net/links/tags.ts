import type { Described } from './described.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Tags extends Described {
  readonly language: string;
  /** Where the link leads and where its picture is, whole addresses. */
  readonly url: string;
  readonly image: string;
}

/** Open Graph and what others read instead of it. */
function tagsFor({ title, description, language, url, image }: Tags): string {
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    property('site_name', 'Hanga'),
    property('type', 'website'),
    property('locale', language === 'fr' ? 'fr_FR' : 'en_GB'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', image),
    property('image:type', 'image/png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ].join('\n    ');
}

const titleOfPage = /<title>[^<]*<\/title>/;
const descriptionOfPage = /\s*<meta name="description"[^>]*>/;

/** The page with these in place of its own. A function inserts them: a `$` in a name means nothing. */
export const withTags = (html: string, tags: Tags): string =>
  html.replace(descriptionOfPage, '').replace(titleOfPage, () => tagsFor(tags));
