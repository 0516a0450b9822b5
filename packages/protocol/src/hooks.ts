/** The format of a webhook's messages: plain JSON of ours, or that of a service. */
export const hookKinds = ['json', 'discord', 'slack', 'ntfy'] as const;
export type HookKind = (typeof hookKinds)[number];

/** The services that are known by their address; one of one's own has to be named. */
export function hookKindOf(url: string): HookKind {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return 'json';
  }
  const { hostname, pathname } = target;
  const isAt = (domain: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`);
  if ((isAt('discord.com') || isAt('discordapp.com')) && pathname.startsWith('/api/webhooks/')) return 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  return isAt('ntfy.sh') ? 'ntfy' : 'json';
}
