interface Running {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Aborts a transaction when the page is left. In WebKit a read that is under way at that moment keeps its lock, and no
 * later page can write. Only for transactions whose loss does no harm.
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
