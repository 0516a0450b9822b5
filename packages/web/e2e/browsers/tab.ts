/** What a script may be given and give back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** One tab of a real browser, as far as playing needs it. Every call ends: with an error, if need be. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and waits for what it promises. It cannot see anything outside of itself. */
  evaluate<Args extends readonly Plain[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks, as a hand would, the element that the function finds; says whether there was one. */
  click<Args extends readonly Plain[]>(
    find: (...args: Args) => Element | undefined | Promise<Element | undefined>,
    ...args: Args
  ): Promise<boolean>;
  /** The size of what shows the page. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors that nobody caught, and what was said on the console as one, since this was last asked. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
