/**
 * Builds a smaller `<face>-latin.woff2` of each screen font, with the characters of Western European languages only.
 * `ui-kit/src/base.css` lists the same ranges. The results are committed; run this only when a face or the ranges
 * change.
 *
 *   npm install --prefix /tmp/fonts subset-font@2
 *   node shared/scripts/build-page-fonts.mjs /tmp/fonts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FONTS = path.resolve(import.meta.dirname, '../fonts');
const FACES = ['manrope-regular', 'manrope-bold', 'source-serif-bold'];
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2027],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const [sources] = process.argv.slice(2);
if (!sources) throw new Error('Give the folder in which subset-font is installed');
const subsetFont = createRequire(path.resolve(sources, 'package.json'))('subset-font');

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
for (const face of FACES) {
  const whole = readFileSync(path.join(FONTS, `${face}.ttf`));
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2' });
  writeFileSync(path.join(FONTS, `${face}-latin.woff2`), small);
  console.log(`${face}-latin: ${Math.round(small.length / 1024)} KB`);
}
