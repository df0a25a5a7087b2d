import type { FaceId } from '@shortlist/shared/fonts/families';
import type { LaidOutDocument, PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import type { Font } from 'fontkit';

type FaceOf = (id: FaceId) => Font;

/** Disables optional ligatures, because the layout engine measures text without them. */
const NO_LIGATURES = { liga: false, clig: false, dlig: false, calt: false };

/** Draws the first page as an SVG. Each glyph outline is written once and reused. */
export function drawSheet({ width, height, pages }: LaidOutDocument, faceOf: FaceOf): string {
  const [page] = pages;
  if (!page) throw new Error('A document without pages cannot be drawn');
  const outlines = new Map<string, { id: string; path: string }>();
  const shapes = page.shapes.map(
    (shape) =>
      `<path fill="${shape.color}" d="M${round(shape.x)} ${round(shape.y)}h${round(shape.width)}v${round(shape.height)}h${round(-shape.width)}z"/>`,
  );
  const lines = page.lines.flatMap((line) => line.runs.map((run) => drawRun(run, line.baseline, faceOf, outlines)));
  const defs = [...outlines.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${defs.join('')}</defs>`,
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`,
    ...shapes,
    ...lines,
    '</svg>',
  ].join('');
}

function drawRun(
  run: PlacedRun,
  baseline: number,
  faceOf: FaceOf,
  outlines: Map<string, { id: string; path: string }>,
): string {
  const font = faceOf(run.face);
  const scale = run.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(run.text, NO_LIGATURES);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const x = pen;
    pen += (positions[index]?.xAdvance ?? 0) + run.tracking / scale;
    const path = glyph.path.toSVG();
    if (path === '') return '';
    const key = `${run.face}/${glyph.id}`;
    const outline = outlines.get(key) ?? { id: `g${outlines.size.toString(36)}`, path };
    outlines.set(key, outline);
    return `<use href="#${outline.id}" x="${Math.round(x)}"/>`;
  });
  const place = `translate(${round(run.x)} ${round(baseline)})scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return `<g fill="${run.color}" transform="${place}">${letters.join('')}</g>`;
}

const round = (points: number): number => Math.round(points * 100) / 100;
