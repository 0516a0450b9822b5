const tasks: (() => void)[] = [];

/**
 * What must know where things lie waits until the table has been drawn whole, and comes before it is painted. Asked
 * earlier, a browser lays everything out, and once more after whatever is drawn then.
 */
export function beforeFrame(task: () => void): void {
  // What nobody looks at gets no frames.
  if (document.hidden) {
    task();
    return;
  }
  if (tasks.push(task) > 1) return;
  requestAnimationFrame(() => {
    for (const next of tasks.splice(0)) next();
  });
}
