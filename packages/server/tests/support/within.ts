/** What comes in time; else an error that says what did not. */
export async function within<Value>(milliseconds: number, what: string, value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again and again, until it holds or the time is over. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  milliseconds = 10_000,
): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${milliseconds} ms`);
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}
