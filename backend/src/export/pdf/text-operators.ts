import type { PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import type { EmbeddedFace } from './embedded-face.js';
import { shapeText } from './shape-text.js';
import { hex } from './to-unicode.js';

/** Returns the PDF operators that draw a run. The text matrix is flipped, because the page's y axis points down. */
export function textOperators(run: PlacedRun, baseline: number, face: EmbeddedFace): string {
  let shown = '';
  let codes = '';
  /** Distance by which the next glyph must be shifted to the left, in thousandths of an em. */
  let owed = 0;
  for (const cluster of shapeText(face.face, run.text, run.direction)) {
    const rounded = Math.round(owed * 10) / 10;
    if (rounded !== 0) {
      shown += `<${codes}> ${rounded} `;
      codes = '';
      owed -= rounded;
    }
    const { code, width } = face.encode(cluster);
    codes += hex(code);
    owed += width - cluster.advance * face.scale;
  }
  const spacing = run.tracking === 0 ? '' : `${decimal(run.tracking)} Tc `;
  const matrix = `1 0 0 -1 ${decimal(run.x)} ${decimal(baseline)} Tm`;
  return `BT /${face.id} ${decimal(run.size)} Tf ${spacing}${matrix} [${shown}<${codes}>] TJ${spacing && ' 0 Tc'} ET`;
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);
