import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface FontStyle {
  bold: boolean;
  italic: boolean;
}

const PLAIN: FontStyle = { bold: false, italic: false };

/** Words for weight in names of faces; the short ones are TeX's and Adobe's. */
const BOLD = /bold|black|heavy|demi(?!urge)|^(cm|sf|ec|lm\w*)bx|-medi\b|[-,]bd\b/i;
const ITALIC = /italic|oblique|slanted|^(cm|sf)ti|[-,]it\b/i;

/** The styles of the page's faces, by pdf.js' own names of them. */
export async function fontStyles(page: PDFPageProxy, names: string[]): Promise<Map<string, FontStyle>> {
  // Faces are told about only once the page was taken apart for drawing.
  await page.getOperatorList();
  const { commonObjs } = page;
  return new Map(names.map((name) => [name, commonObjs.has(name) ? styleOf(commonObjs.get(name)) : PLAIN]));
}

function styleOf(face: unknown): FontStyle {
  if (typeof face !== 'object' || face === null) return PLAIN;
  const { name, bold, black, italic } = face as Record<string, unknown>;
  // Subsets have six letters and a plus sign before the name.
  const plainName = typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : '';
  return {
    bold: bold === true || black === true || BOLD.test(plainName),
    italic: italic === true || ITALIC.test(plainName),
  };
}
