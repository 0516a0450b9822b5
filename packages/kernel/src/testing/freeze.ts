/** Freezes plain data through and through; parts shared with a frozen state are not walked again. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) deepFreeze(part);
  }
  return data;
}
