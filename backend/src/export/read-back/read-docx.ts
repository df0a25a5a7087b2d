import { mainPart, ROOT_RELATIONSHIPS } from '../../documents/word-package.js';
import { unpackZip } from '../../documents/unzip.js';
import { elements, parseXml, plainText, type XmlNode } from '../../documents/xml.js';

/**
 * The text of a Word document's body as a reader that knows nothing of how it was made finds it: a line for each
 * paragraph, in the file's order, with tabs and line breaks as such.
 *
 * @throws Error when the bytes are no Word document or a part is unreasonably large
 */
export function readDocxText(bytes: Uint8Array): string {
  const place = mainPart(unpackZip(bytes, (name) => name === ROOT_RELATIONSHIPS));
  const part = unpackZip(bytes, (name) => name === place)[place];
  if (!part) throw new Error(`No ${place} in the file`);
  const lines: string[] = [];
  collectParagraphs(parseXml(part), lines);
  return lines.join('\n');
}

/** Deleted text, the second telling of a drawing, and paragraph properties (their `w:tab` is a stop, not a tab). */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:instrText', 'w:sectPr']);

function collectParagraphs(nodes: XmlNode[], lines: string[]): void {
  for (const { name, children } of elements(nodes)) {
    if (name === 'w:p') lines.push(paragraphText(children, lines));
    else if (!SKIPPED.has(name)) collectParagraphs(children, lines);
  }
}

/** The paragraph's text; paragraphs inside it (in shapes) become lines of their own, before it. */
function paragraphText(nodes: XmlNode[], lines: string[]): string {
  let text = '';
  for (const { name, children } of elements(nodes)) {
    if (name === 'w:t') text += plainText(children);
    else if (name === 'w:tab' || name === 'w:ptab') text += '\t';
    else if (name === 'w:br' || name === 'w:cr') text += '\n';
    else if (name === 'w:noBreakHyphen') text += '-';
    else if (name === 'w:p') lines.push(paragraphText(children, lines));
    else if (!SKIPPED.has(name)) text += paragraphText(children, lines);
  }
  return text;
}
