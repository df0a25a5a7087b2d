import type { PDFPageProxy } from '../../core/pdf-js.js';

export interface FontStyle {
  bold: boolean;
  italic: boolean;
}

const PLAIN: FontStyle = { bold: false, italic: false };

/** Matches the names of bold fonts, including TeX's and Adobe's abbreviations ("CMBX10", "NimbusRomNo9L-Medi"). */
const BOLD = /bold|black|heavy|demi(?!urge)|^(cm|sf|ec|lm\w*)bx|-medi\b|[-,]bd\b/i;
const ITALIC = /italic|oblique|slanted|^(cm|sf)ti|[-,]it\b/i;

export async function fontStyles(page: PDFPageProxy, names: string[]): Promise<Map<string, FontStyle>> {
  // Requests the page's drawing operators, because pdf.js loads the page's fonts while it parses the operators.
  await page.getOperatorList();
  const { commonObjs } = page;
  return new Map(names.map((name) => [name, commonObjs.has(name) ? styleOf(commonObjs.get(name)) : PLAIN]));
}

function styleOf(face: unknown): FontStyle {
  if (typeof face !== 'object' || face === null) return PLAIN;
  const { name, bold, black, italic } = face as Record<string, unknown>;
  // A subset font's name starts with six letters and a plus sign ("ABCDEF+Calibri").
  const plainName = typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : '';
  return {
    bold: bold === true || black === true || BOLD.test(plainName),
    italic: italic === true || ITALIC.test(plainName),
  };
}
