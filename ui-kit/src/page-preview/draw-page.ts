import type { LaidOutDocument, LaidOutPage, PlacedRun } from '@shortlist/shared/layout/laid-out-document';

/**
 * `pixelWidth` is in device pixels. Neither screen readers nor the browser's search can read the text on the canvas.
 */
export function drawPage({ width, height }: LaidOutDocument, page: LaidOutPage, pixelWidth: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = pixelWidth / width;
  canvas.width = pixelWidth;
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  for (const shape of page.shapes) {
    context.fillStyle = shape.color;
    context.fillRect(shape.x, shape.y, shape.width, shape.height);
  }
  context.textAlign = 'left';
  for (const line of page.lines) for (const run of line.runs) drawRun(context, run, line.baseline);
  return canvas;
}

function drawRun(context: CanvasRenderingContext2D, run: PlacedRun, baseline: number): void {
  context.font = `${run.size}px ${run.face}`;
  context.fillStyle = run.color;
  context.direction = run.direction;
  context.letterSpacing = `${run.tracking}px`;
  context.fillText(run.text, run.x, baseline);
}
