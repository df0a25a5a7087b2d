import { OPS, Util, type PDFPageProxy } from '../../core/pdf-js.js';

/** The bounding box of a drawing, in points from the page's top left corner. */
export interface PdfShape {
  left: number;
  right: number;
  top: number;
  bottom: number;
  isFilled: boolean;
}

/** Maximum size of a list bullet in points. */
const MAX_SIZE = 14;
/** Maximum number of shapes on a page; a page with more contains a drawing instead of bullets. */
const MAX_SHAPES = 2_000;

type Matrix = [number, number, number, number, number, number];

const FILLING = new Set<unknown>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKING = new Set<unknown>([OPS.stroke, OPS.closeStroke]);
const SAVING = new Set([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup]);
const RESTORING = new Set([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup]);

export async function smallShapes(page: PDFPageProxy): Promise<PdfShape[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix = page.getViewport({ scale: 1 }).transform as Matrix;
  const saved: Matrix[] = [];
  const shapes: PdfShape[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null;
    if (SAVING.has(operator)) saved.push(matrix);
    else if (RESTORING.has(operator)) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = transformed(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) matrix = transformed(matrix, args?.[0]);
    else if (operator === OPS.constructPath && args) {
      const shape = shapeOf(args, matrix);
      if (shape) shapes.push(shape);
      if (shapes.length > MAX_SHAPES) return [];
    }
  }
  return shapes;
}

const isNumbers = (value: unknown, length: number): value is ArrayLike<number> =>
  (Array.isArray(value) || value instanceof Float32Array) &&
  value.length >= length &&
  [...value].slice(0, length).every((number) => typeof number === 'number' && Number.isFinite(number));

const transformed = (matrix: Matrix, by: unknown): Matrix =>
  isNumbers(by, 6) ? (Util.transform(matrix, Array.from(by)) as Matrix) : matrix;

function shapeOf([paint, , box]: unknown[], matrix: Matrix): PdfShape | undefined {
  const isFilled = FILLING.has(paint);
  if ((!isFilled && !STROKING.has(paint)) || !isNumbers(box, 4)) return undefined;
  const [x1, y1, x2, y2] = [box[0]!, box[1]!, box[2]!, box[3]!];
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ].map(([x, y]) => (Util.transform(matrix, [1, 0, 0, 1, x, y]) as Matrix).slice(4) as [number, number]);
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const shape = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
    isFilled,
  };
  return shape.right - shape.left <= MAX_SIZE && shape.bottom - shape.top <= MAX_SIZE ? shape : undefined;
}
