/**
 * A list that never changes: `with` makes a longer one, `first` a shorter one. They share what they hold, so that one more
 * move costs the same however long the game has become.
 */
export class Log<Item> implements Iterable<Item> {
  readonly length: number;
  private readonly shared: Item[];

  private constructor(shared: Item[], length: number) {
    this.shared = shared;
    this.length = length;
  }

  static of<Item>(items: readonly Item[]): Log<Item> {
    return new Log(items.slice(), items.length);
  }

  /** Counted from the end, where `index` is below 0. */
  at(index: number): Item | undefined {
    return index < this.length ? this.shared[index < 0 ? this.length + index : index] : undefined;
  }

  slice(from = 0, to = this.length): Item[] {
    return this.shared.slice(0, this.length).slice(from, to);
  }

  with(item: Item): Log<Item> {
    // Only the longest writes on in what is shared: behind a shorter one there stands what others hold.
    const shared = this.shared.length === this.length ? this.shared : this.slice();
    shared.push(item);
    return new Log(shared, shared.length);
  }

  first(count: number): Log<Item> {
    return new Log(this.shared, Math.min(count, this.length));
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice()[Symbol.iterator]();
  }
}
