/** Whether two pieces of plain data say the same, whatever the order of their fields. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  // The first field that differs, which for two actions is mostly their kind, ends it: no list of fields is made before.
  let fields = 0;
  for (const key in a) {
    if (!Object.hasOwn(a, key)) continue;
    if (!Object.hasOwn(b, key)) return false;
    if (!sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
    fields++;
  }
  return fields === Object.keys(b).length;
}
