/** What a token can be good for. */
export const scopes = ['tables:read', 'records:read', 'play'] as const;
export type Scope = (typeof scopes)[number];
