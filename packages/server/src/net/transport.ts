/** What carries a connection: a WebSocket, or a simulated one. */
export interface Transport {
  /** From now on `listener` hears everything. With more than `most` bytes waiting, the other side is cut. */
  listen(listener: TransportListener, most: number): void;
  /** Bytes that the other side has not taken yet. */
  readonly backlog: number;
  /** Whether the last `ping` was answered. */
  readonly isAlive: boolean;
  send(text: string): void;
  ping(): void;
  pause(): void;
  resume(): void;
  /** Says why, and hangs up. */
  close(code: number): void;
  cut(): void;
}

export interface TransportListener {
  onText(text: string): void;
  onBinary(): void;
  /** A ping, which has been answered, or a pong. */
  onControl(): void;
  /** The other side does not read, and is cut. */
  onStuck(): void;
  /** The transport is closed or broken. Called once. */
  onGone(): void;
}
