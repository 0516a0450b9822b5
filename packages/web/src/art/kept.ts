/** What is made of some words and numbers is made once, and is the same thing ever after. */
export function kept<Said extends readonly (string | number)[], Made>(
  make: (...said: Said) => Made,
): (...said: Said) => Made {
  const known = new Map<string, Made>();
  return (...said) => {
    const key = said.join();
    let made = known.get(key);
    if (made === undefined) {
      made = make(...said);
      known.set(key, made);
    }
    return made;
  };
}
