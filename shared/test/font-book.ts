import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceMetrics } from '../src/fonts/face-metrics.js';
import type { FaceId } from '../src/fonts/families.js';
import { createFontBook, type Face, type FontBook } from '../src/fonts/font-book.js';
import { simpleFace } from '../src/fonts/simple-face.js';

const FONTS = join(import.meta.dirname, '../fonts');

/**
 * Returns a font book with all faces that the layout can measure without a shaper: for Latin, Greek, Cyrillic and CJK
 * text.
 */
export function simpleFontBook(): FontBook {
  const faces = new Map<FaceId, Face>();
  for (const file of readdirSync(FONTS).filter((name) => name.endsWith('.json'))) {
    const metrics = JSON.parse(readFileSync(join(FONTS, file), 'utf8')) as FaceMetrics;
    if (metrics.shaping === 'simple') faces.set(metrics.id, simpleFace(metrics));
  }
  return createFontBook(faces);
}
