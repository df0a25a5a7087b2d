import { mainPart, ROOT_RELATIONSHIPS } from '../../office/word-package.js';
import { unpackZip } from '../../office/unzip.js';
import { elements, parseXml, plainText, type XmlNode } from '../../office/xml.js';

/**
 * Reads the text of a Word document's body independently of the renderer: one line per paragraph in file order, with
 * tabs and line breaks.
 *
 * @throws Error if the bytes are not a Word document or a part is unreasonably large
 */
export function readDocxText(bytes: Uint8Array): string {
  const name = mainPart(unpackZip(bytes, (entry) => entry === ROOT_RELATIONSHIPS));
  const part = unpackZip(bytes, (entry) => entry === name)[name];
  if (!part) throw new Error(`No ${name} in the file`);
  const lines: string[] = [];
  collectParagraphs(parseXml(part), lines);
  return lines.join('\n');
}

/**
 * Elements to skip: deleted text, fallback copies of drawings, and property elements, in which `w:tab` is a tab stop.
 */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:instrText', 'w:sectPr']);

function collectParagraphs(nodes: XmlNode[], lines: string[]): void {
  for (const { name, children } of elements(nodes)) {
    if (name === 'w:p') lines.push(paragraphText(children, lines));
    else if (!SKIPPED.has(name)) collectParagraphs(children, lines);
  }
}

/** Returns the paragraph's text, after adding the text of its shapes to `lines`. */
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
