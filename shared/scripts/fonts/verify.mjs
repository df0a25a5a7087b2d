import { isDefaultIgnorable } from '../../dist/fonts/default-ignorable.js';
import { simpleFace } from '../../dist/fonts/simple-face.js';

const WORDS = 6000;
/** Every second random word uses only the face's first 180 letters, which have the most kerning pairs. */
const FREQUENT = 180;
const MARK = /\p{M}/u;

/**
 * Compares the widths from the width table with those of the shaper, for each character and for random words made of
 * the face's characters. Throws at the first difference. Returns the number of compared texts.
 */
export function verifyMetrics(font, metrics, script) {
  const face = simpleFace(metrics);
  const letters = [...font.characterSet].filter((codePoint) => face.covers(codePoint) && isMeasured(codePoint));
  const random = generator(1);
  const words = letters.map((codePoint) => String.fromCodePoint(codePoint));
  for (let count = 0; count < WORDS; count++) {
    const length = 2 + (random() % 9);
    const among = count % 2 ? letters.length : Math.min(letters.length, FREQUENT);
    words.push(String.fromCodePoint(...Array.from({ length }, () => letters[random() % among])));
  }
  for (const word of words) {
    const shaped = font.layout(word, [], script).advanceWidth;
    const measured = Math.round(face.width(word) * metrics.unitsPerEm);
    if (shaped !== measured) {
      throw new Error(`${metrics.id}: "${word}" is ${shaped} units wide, the table says ${measured}`);
    }
  }
  return words.length;
}

/**
 * Returns whether the comparison includes a code point. Marks are excluded, because the shaper places them over the
 * letter before them and does not kern them.
 */
function isMeasured(codePoint) {
  return codePoint >= 0x20 && !isDefaultIgnorable(codePoint) && !MARK.test(String.fromCodePoint(codePoint));
}

/** Returns a linear congruential generator, so that every build compares the same random words. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
