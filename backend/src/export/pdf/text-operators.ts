import type { PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import type { EmbeddedFace } from './embedded-face.js';
import { shapeText } from './shape-text.js';
import { hex } from './to-unicode.js';

/** PDF operators that show one run. The page's y axis points down, hence the reversed text matrix. */
export function textOperators(run: PlacedRun, baseline: number, face: EmbeddedFace): string {
  const glyphs = shapeText(face.face, run.text, run.direction);
  const matrix = `1 0 0 -1 ${decimal(run.x)} ${decimal(baseline)} Tm`;
  const shown: string[] = [];
  let parts: string[] = [];
  let codes = '';
  /** Thousandths of an em by which the next glyph has to move to the left. */
  let owed = 0;

  const flushCodes = () => {
    if (codes) parts.push(`<${codes}>`);
    codes = '';
  };
  const flushLine = () => {
    flushCodes();
    if (parts.length > 0) shown.push(`[${parts.join(' ')}] TJ`);
    parts = [];
  };
  const move = (left: number) => {
    owed += left;
    const rounded = Math.round(owed * 10) / 10;
    if (rounded === 0) return;
    flushCodes();
    parts.push(String(rounded));
    owed -= rounded;
  };

  for (const glyph of glyphs) {
    const { code, width } = face.encode(glyph);
    if (glyph.x !== 0) move(-glyph.x);
    if (glyph.y !== 0) {
      flushLine();
      shown.push(`${decimal((glyph.y * run.size) / 1000)} Ts`);
    }
    codes += hex(code);
    if (glyph.y !== 0) {
      flushLine();
      shown.push('0 Ts');
    }
    const excess = width + glyph.x - glyph.advance;
    if (excess !== 0 || owed !== 0) move(excess);
  }
  flushLine();
  const spacing = run.tracking === 0 ? '' : `${decimal(run.tracking)} Tc `;
  return `BT /${face.id} ${decimal(run.size)} Tf ${spacing}${matrix} ${shown.join(' ')}${spacing && ' 0 Tc'} ET`;
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);
