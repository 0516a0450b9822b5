/** Remembers what was found out about things that never change, by the thing itself; forgets all when it is full. */
export class Memo<Key extends object, Value> {
  private readonly known = new Map<Key, Value>();
  private readonly most: number;
  private readonly find: (key: Key) => Value;

  constructor(most: number, find: (key: Key) => Value) {
    this.most = most;
    this.find = find;
  }

  of(key: Key): Value {
    let value = this.known.get(key);
    if (value === undefined) {
      if (this.known.size >= this.most) this.known.clear();
      value = this.find(key);
      this.known.set(key, value);
    }
    return value;
  }
}
