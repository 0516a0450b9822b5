/** Browsers always say where a page came from; other programs, which need not, have no cookie to be abused. */
export function isSameOrigin(
  origin: string | undefined,
  asked: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  try {
    const { host } = new URL(origin);
    return host === asked || (publicUrl !== undefined && host === new URL(publicUrl).host);
  } catch {
    return false;
  }
}
