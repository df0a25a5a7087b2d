import { pairKerning } from './kerning.mjs';

export function faceMetrics(font, id, { shaping = 'simple', script, features }) {
  // fontkit also lists U+FFFF, the end marker of the character map, which has no glyph.
  const codePoints = [...font.characterSet]
    .filter((codePoint) => codePoint >= 0x20 && font.glyphForCodePoint(codePoint).id !== 0)
    .sort((a, b) => a - b);
  const metrics = {
    id,
    shaping,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: -font.descent,
    codePoints: gaps(codePoints),
  };
  if (shaping === 'complex') return metrics;
  metrics.advances = repeats(codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth));
  const kerning = features.includes('kern') ? pairKerning(font, codePoints, script) : undefined;
  if (kerning) {
    metrics.kerning = { first: repeats(kerning.first), second: repeats(kerning.second), rows: kerning.rows };
  }
  return metrics;
}

/** Encodes ascending numbers as pairs of a gap length and a run length: "3 4 7" becomes "3 2 2 1". */
function gaps(numbers) {
  const runs = [];
  let next = 0;
  for (const number of numbers) {
    if (runs.length > 0 && number === next) runs[runs.length - 1]++;
    else runs.push(number - next, 1);
    next = number + 1;
  }
  return runs;
}

/** Encodes a list as pairs of a value and its number of repetitions: "a a b" becomes "a 2 b 1". */
function repeats(values) {
  const runs = [];
  for (const value of values) {
    if (runs.length > 0 && runs[runs.length - 2] === value) runs[runs.length - 1]++;
    else runs.push(value, 1);
  }
  return runs;
}
