import net, { type AddressInfo } from 'node:net';

const PATIENCE = 20_000;

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers and text, as they came over the line. */
  readonly text: string;
}

/** A letter as a mail program shows it: headers by their names in small letters, and the text. */
export function opened({ text }: Letter): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const raw = text.slice(end + 2);
  switch (headers.get('content-transfer-encoding')) {
    case 'quoted-printable': {
      const bytes = raw
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return { headers, body: Buffer.from(bytes, 'latin1').toString() };
    }
    case 'base64':
      return { headers, body: Buffer.from(raw, 'base64').toString() };
    default:
      return { headers, body: raw };
  }
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
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.letters.length} letters of ${count} came`)), PATIENCE);
      this.#onLetter = () => {
        if (this.letters.length < count) return;
        clearTimeout(timer);
        resolve();
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
