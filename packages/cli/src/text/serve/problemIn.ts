/** The sentence for a problem, by the catalogue of one language. */
export function problemIn<Words extends Readonly<Record<string, (problem: never) => string>>>(
  words: Words,
  problem: { readonly kind: keyof Words },
): string {
  return (words[problem.kind] as (problem: unknown) => string)(problem);
}
