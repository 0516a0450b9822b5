import type { ChannelTrouble } from '@hanga/protocol';
import { settings } from '../settings.ts';
import { peopleWords } from './text/index.ts';

/** What went wrong with one way of being told, while nothing has gone right since. */
export function Failed({ trouble }: { readonly trouble: ChannelTrouble | undefined }) {
  const t = peopleWords().news;
  if (!trouble) return null;
  const { language } = settings.value;
  const when = new Date(trouble.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <p class="failed">{t.failed(when, t.whyFailed[trouble.why](trouble.status ?? 0))}</p>;
}
