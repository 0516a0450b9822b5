import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

/** Claws of foam: hooked fingers along the lip of a wave. */
const claws = (rng: Rng, lip: readonly (readonly [number, number, number])[]): string =>
  lip
    .flatMap(([x, y, size]) =>
      times(2, index => {
        const turn = index ? -1 : 1;
        const long = size * between(rng, 0.8, 1.15);
        return `${x},${y - 1} ${x - long * 0.5},${y + long * 0.25 * turn + 1} ${x - long * 0.8},${y + long * 0.75} ${x - long * 0.62},${y + long * 1.15}`;
      }),
    )
    .join('|');

/** A wave about to break, its claws over the trough; in a storm the water is darker. */
export const greatWave = (storm: boolean): Art => {
  const rng = seeded(101);
  const deep = storm ? '#1b2f49' : '#21497a';
  const mid = storm ? '#3b5874' : '#4d7fa8';
  const body =
    '200,242! 195,224 189,199 183,173 174,150 162,132 147,122 128,120 112,129 102,145! 115,141 129,145 138,157 141,176 136,198 122,221 94,242!';
  const bands = [
    '189,240 184,208 177,177 165,153 149,140 136,139',
    '176,240 175,213 169,185 159,164 149,155',
    '162,241 163,219 160,197 153,178',
    '147,241 152,224 152,206 148,193',
    '131,241 139,229 143,216',
  ];
  const glints = [
    '183,240 180,211 173,181 161,158 147,147',
    '169,240 169,216 164,192 155,172',
    '155,241 158,222 156,203 150,187',
    '140,241 146,227 147,214',
  ];
  const crest =
    '187,172 178,149 164,130 148,118 130,114 113,118 101,129 94,146! 99,153 105,146 109,154 115,148 120,156 126,150 130,159 135,155 137,166 142,163 142,175 147,172 145,187 151,178 152,164 146,151 136,142 124,138! 132,131 146,131 160,141 172,156 180,170';
  const lip: (readonly [number, number, number])[] = [
    [112, 126, 9],
    [105, 134, 10],
    [100, 143, 11],
    [108, 147, 10],
    [117, 149, 10],
    [126, 152, 10],
    [135, 159, 9],
    [140, 170, 8],
    [143, 184, 7],
  ];
  const fingers = claws(rng, lip).split('|');
  const spray = times(16, () => {
    const x = between(rng, 80, 130);
    const y = between(rng, 100, 178);
    return x > 112 && y > 114 ? '' : `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  });
  return [
    fill(loop(body), deep),
    lines(bands, 6.5, mid, 'both'),
    lines(glints, 1.7, '#cfe0e4', 'both'),
    lines(fingers, 5.6, deep, 'end'),
    fill(loop(crest), ink.snow),
    lines(fingers, 3.8, ink.snow, 'end'),
    lines(
      ['200,242 195,224 190,199 185,172 177,148 164,129 148,117 130,113 113,117 101,128 94,146'],
      2,
      ink.aiDeep,
      'both',
    ),
    lines(
      ['110,122 126,119 144,123 160,135', '105,131 118,127 134,130 148,142', '156,140 167,152 176,168'],
      1.3,
      ink.aiPale,
      'both',
    ),
    lines(['86,241 100,235 112,238 126,234', '146,241 160,236 176,239 192,236'], 3, ink.snow, 'both'),
    node('path', { d: spray.join(''), stroke: ink.snow, 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  ];
};
