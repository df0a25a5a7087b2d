import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { XMLParser } from 'fast-xml-parser';

/** Unpacked; a 500-page document has some 5 MB. What says it has more is no résumé but an attack on memory. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
const RELATIONSHIPS = '_rels/.rels';
const USUAL_PLACE = 'word/document.xml';

/**
 * The text of a Word document's body as a reader that knows nothing of how it was made finds it: a line for each
 * paragraph, in the file's order, with tabs and line breaks as such.
 *
 * @throws Error when the bytes are no Word document or a part is unreasonably large
 */
export function readDocxText(bytes: Uint8Array): string {
  const place = mainPart(unpack(bytes, RELATIONSHIPS)[RELATIONSHIPS]);
  const part = unpack(bytes, place)[place];
  if (!part) throw new Error(`No ${place} in the file`);
  const lines: string[] = [];
  collectParagraphs(parse(part), lines);
  return lines.join('\n');
}

function unpack(bytes: Uint8Array, path: string): Unzipped {
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== path) return false;
      if (originalSize > MAX_PART_BYTES) throw new Error(`${name} unpacks to ${originalSize} bytes`);
      return true;
    },
  });
}

/** An element by its name, with its children; or `#text`. */
type XmlNode = Record<string, XmlNode[] | string | undefined> & { ':@'?: never };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  ignoreDeclaration: true,
});

const parse = (part: Uint8Array): XmlNode[] => parser.parse(strFromU8(part)) as XmlNode[];

function mainPart(relationships: Uint8Array | undefined): string {
  if (!relationships) return USUAL_PLACE;
  const target = /<Relationship\b[^>]*\/officeDocument"[^>]*>/.exec(strFromU8(relationships))?.[0];
  return /\bTarget="\/?([^"]+)"/.exec(target ?? '')?.[1] ?? USUAL_PLACE;
}

/** Deleted text, the second telling of a drawing, and paragraph properties (their `w:tab` is a stop, not a tab). */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:instrText', 'w:sectPr']);

function collectParagraphs(nodes: XmlNode[], lines: string[]): void {
  for (const [name, children] of elements(nodes)) {
    if (name === 'w:p') lines.push(paragraphText(children, lines));
    else if (!SKIPPED.has(name)) collectParagraphs(children, lines);
  }
}

/** The paragraph's text; paragraphs inside it (in shapes) become lines of their own, before it. */
function paragraphText(nodes: XmlNode[], lines: string[]): string {
  let text = '';
  for (const [name, children] of elements(nodes)) {
    if (name === 'w:t') text += plainText(children);
    else if (name === 'w:tab' || name === 'w:ptab') text += '\t';
    else if (name === 'w:br' || name === 'w:cr') text += '\n';
    else if (name === 'w:noBreakHyphen') text += '-';
    else if (name === 'w:p') lines.push(paragraphText(children, lines));
    else if (!SKIPPED.has(name)) text += paragraphText(children, lines);
  }
  return text;
}

function* elements(nodes: XmlNode[]): Generator<[name: string, children: XmlNode[]]> {
  for (const node of nodes) {
    for (const [name, children] of Object.entries(node)) if (Array.isArray(children)) yield [name, children];
  }
}

const plainText = (nodes: XmlNode[]): string =>
  nodes.map((node) => (typeof node['#text'] === 'string' ? node['#text'] : '')).join('');
