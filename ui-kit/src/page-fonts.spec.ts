import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';

const FONTS = path.resolve(import.meta.dirname, '../../shared/fonts');
const CSS = readFileSync(path.resolve(import.meta.dirname, 'base.css'), 'utf8');

/** File name and code points of each `@font-face` that declares a unicode-range. */
const FACES = [...CSS.matchAll(/url\('\/fonts\/([\w-]+)\.woff2'\)[^}]*?unicode-range:([^;}]+)/g)].map(
  ([, name = '', ranges = '']) => ({ name, ranges: ranges.split(',').map(rangeOf) }),
);
const LATIN = FACES.filter(({ name }) => name.endsWith('-latin'));

function rangeOf(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const isIn = (ranges: [number, number][], code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last);

describe('page fonts', () => {
  it('declares a Latin subset for three font faces', () => {
    expect(LATIN.map(({ name }) => name)).toEqual([
      'manrope-regular-latin',
      'manrope-bold-latin',
      'source-serif-bold-latin',
    ]);
  });

  it.each(LATIN)(
    '$name contains exactly those characters of the full font that are in its unicode-range',
    ({ name, ranges }) => {
      const whole = fontkit.openSync(path.join(FONTS, `${name.replace('-latin', '')}.ttf`)) as fontkit.Font;
      const small = fontkit.openSync(path.join(FONTS, `${name}.woff2`)) as fontkit.Font;
      // Skip 0xffff, which marks the end of the font's character table.
      const characters = small.characterSet.filter((code) => code !== 0xffff);
      expect(characters).toEqual(whole.characterSet.filter((code) => isIn(ranges, code)));
    },
  );

  it.each(LATIN)(
    'the unicode-ranges of $name and of the full font cover all of Unicode except control characters, without overlap',
    ({ name, ranges }) => {
      const whole = FACES.find((face) => face.name === name.replace('-latin', ''))!;
      const all = [...ranges, ...whole.ranges].sort(([a], [b]) => a - b);
      expect(all[0]![0]).toBe(0x20);
      expect(all.at(-1)![1]).toBe(0x10ffff);
      const gaps = all.slice(1).map(([first], index) => [all[index]![1], first]);
      // The only gap, between ASCII and Latin-1, consists of control characters, which have no glyphs.
      expect(gaps.filter(([last, first]) => first !== last! + 1)).toEqual([[0x7e, 0xa0]]);
    },
  );
});
