/** What ids and keys look like. Apart from the schemas, which a page does not need. */
export const patterns = { id: /^[A-Za-z0-9_-]{22}$/, key: /^[\w-]+$/ } as const;
