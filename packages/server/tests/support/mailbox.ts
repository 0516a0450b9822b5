import net, { type AddressInfo } from 'node:net';

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers and text, as they came over the line. */
  readonly text: string;
}

/** A mail server that takes everything (RFC 5321) and keeps it: what is sent to it has really been sent. */
export class Mailbox {
  readonly letters: Letter[] = [];
  readonly #server: net.Server;
  #onLetter: () => void = () => {};

  private constructor() {
    this.#server = net.createServer(socket => this.#talk(socket));
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>(resolve => {
      mailbox.#server.listen(0, '127.0.0.1', resolve);
    });
    return mailbox;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when so many letters have come. */
  received(count: number): Promise<void> {
    return new Promise(resolve => {
      this.#onLetter = () => {
        if (this.letters.length >= count) resolve();
      };
      this.#onLetter();
    });
  }

  close(): void {
    this.#server.close();
  }

  #talk(socket: net.Socket): void {
    let [rest, from, to, body] = ['', '', '', ''];
    let isBody = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() as string;
      for (const line of lines) {
        if (isBody && line !== '.') body += `${line}\n`;
        else if (isBody) {
          isBody = false;
          this.letters.push({ from, to, text: body });
          say('250 taken');
          this.#onLetter();
        } else if (/^EHLO|^HELO/i.test(line)) say('250 mailbox');
        else if (/^MAIL FROM:/i.test(line)) {
          [from, body] = [/<(.*)>/.exec(line)?.[1] ?? '', ''];
          say('250 ok');
        } else if (/^RCPT TO:/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say('250 ok');
        } else if (/^DATA/i.test(line)) {
          isBody = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('502 not here');
      }
    });
    say('220 mailbox');
  }
}
