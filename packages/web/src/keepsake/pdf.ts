/** A picture to be laid on a page of its own. */
interface Picture {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** In dots. */
  readonly width: number;
  readonly height: number;
}

const INCH = 72;

/** Any script: UTF-16 in hexadecimal, as PDF wants it. */
const written = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/** A PDF of one page that is as large as its picture at so many dots to the inch. */
export function pdfOf({ jpeg, width, height }: Picture, dots: number, title: string, author: string): Blob {
  const [wide, high] = [width, height].map(side => ((side * INCH) / dots).toFixed(2));
  const drawn = `q ${wide} 0 0 ${high} 0 0 cm /Print Do Q`;
  const objects: readonly (readonly [dictionary: string, stream?: Uint8Array<ArrayBuffer> | string])[] = [
    ['/Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >>'],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    [
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /Print 5 0 R >> >>`,
    ],
    [`/Length ${drawn.length}`, drawn],
    [
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}`,
      jpeg,
    ],
    [`/Title ${written(title)} /Author ${written(author)} /Producer (Hanga)`],
  ];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  let length = 0;
  // All text here is ASCII: a character is a byte.
  const add = (part: string | Uint8Array<ArrayBuffer>): void => {
    parts.push(part);
    length += part.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map(([dictionary, stream], index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n<< ${dictionary} >>\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
    return offset;
  });
  const table = length;
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
