/** A name that any disk takes, for the work of one seat. Letters of all scripts stay; it is never empty, and no two are the same. */
export const fileName = (name: string, seat: number): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return plain ? `${plain}-${seat + 1}` : `${seat + 1}`;
};
