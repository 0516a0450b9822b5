import { generate } from 'lean-qr';
import { onlineWords } from './text/index.ts';

/** Empty modules around a code, so that cameras find it: ISO 18004 asks for four. */
const QUIET_ZONE = 4;

/** An address as a QR code, dark on light also by night: many readers know no other. */
export function QrCode({ address }: { readonly address: string }) {
  const t = onlineWords().room;
  const code = generate(address);
  const size = code.size + 2 * QUIET_ZONE;
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const modules = rows.map(y => rows.map(x => (code.get(x, y) ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')));
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.qrHint} shape-rendering="crispEdges">
        <path d={`M0 0H${size}V${size}H0z`} fill="#fffdf6" />
        <path d={modules.flat().join('')} fill="#1b1a18" />
      </svg>
      <figcaption class="hint">{t.qrHint}</figcaption>
    </figure>
  );
}
