import type { ChannelTrouble } from '@hanga/protocol';
import { settings } from '../settings.ts';
import { peopleWords } from './text/index.ts';

/** The last error of a notification channel, until a notification succeeds again. */
export function Failed({ trouble }: { readonly trouble: ChannelTrouble | undefined }) {
  const t = peopleWords().news;
  if (!trouble) return null;
  const { language } = settings.value;
  const when = new Date(trouble.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <p class="failed">{t.failed(when, t.whyFailed[trouble.why](trouble.status ?? 0))}</p>;
}
