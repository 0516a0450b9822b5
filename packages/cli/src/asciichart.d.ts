/** The part of asciichart that is used; the package has no types of its own. */
declare module 'asciichart' {
  export function plot(
    series: readonly number[] | readonly (readonly number[])[],
    options?: {
      height?: number;
      min?: number;
      max?: number;
      format?: (value: number) => string;
      colors?: readonly string[];
    },
  ): string;
}
