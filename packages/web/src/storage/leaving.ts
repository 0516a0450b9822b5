interface Running {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * In WebKit, what a page was reading at the moment it was left stays locked, and no later page ever gets to write: a
 * transaction ends with its page. Only for what changes nothing that somebody wants kept.
 */
export function endWithPage(transaction: Running): void {
  const stop = (): void => transaction.abort();
  addEventListener('pagehide', stop);
  transaction.done.catch(() => {}).finally(() => removeEventListener('pagehide', stop));
}

/** Reads again when somebody comes back to a page that was left in the middle of it. */
export async function readAgainOnReturn<Result>(read: () => Promise<Result>): Promise<Result> {
  let hasLeft = false;
  let comeBack = (): void => {};
  const back = new Promise<void>(resolve => {
    comeBack = resolve;
  });
  const leave = (): void => {
    hasLeft = true;
    addEventListener('pageshow', comeBack, { once: true });
  };
  addEventListener('pagehide', leave);
  try {
    return await read();
  } catch (error) {
    if (!hasLeft) throw error;
    await back;
    return await read();
  } finally {
    removeEventListener('pagehide', leave);
  }
}
