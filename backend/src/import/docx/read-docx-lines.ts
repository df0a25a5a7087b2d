import type { SourceLine } from '@shortlist/shared/import/lines/source-line';
import type { Unzipped } from 'fflate';
import { mainPart, relationships, ROOT_RELATIONSHIPS } from '../../office/word-package.js';
import { unpackZip } from '../../office/unzip.js';
import { parseXml } from '../../office/xml.js';
import { WordBody } from './docx-body.js';
import { WordNumbering } from './docx-numbering.js';
import { WordStyles } from './docx-styles.js';

/**
 * Returns the lines of page headers first, because headers often contain the contact details, and then the lines of the
 * body and of the footers.
 * @throws Error if the bytes are not a Word document or a part is unreasonably large
 */
export function readDocxLines(bytes: Uint8Array): SourceLine[] {
  const place = mainPart(unpackZip(bytes, (name) => name === ROOT_RELATIONSHIPS));
  const folder = place.slice(0, place.lastIndexOf('/') + 1);
  const parts = unpackZip(bytes, (name) => name.startsWith(folder) && /\.(xml|rels)$/i.test(name));
  const main = parts[place];
  if (!main) throw new Error(`No ${place} in the file`);

  const related = relationships(parts[relationshipsOf(place)]);
  const paths = (type: string) =>
    related.filter((to) => to.type === type).map(({ target }) => pathFrom(folder, target));
  const part = (type: string): Uint8Array | undefined => parts[paths(type)[0] ?? ''];
  const styles = new WordStyles(part('styles'));
  const numbering = new WordNumbering(part('numbering'));

  const body = new WordBody(styles, numbering);
  const headers = linesOnce(paths('header'), parts, body, false);
  body.read(parseXml(main), linksOf(parts[relationshipsOf(place)]));
  const footers = linesOnce(paths('footer'), parts, body, true);
  const seen = new Set(body.lines.map(({ text }) => text));
  return [...headers.filter(({ text }) => !seen.has(text)), ...body.lines, ...footers];
}

/** Drops repeated lines: the headers of the first, the even and the odd pages usually have the same lines. */
function linesOnce(paths: string[], parts: Unzipped, { styles, numbering }: WordBody, artifact: boolean): SourceLine[] {
  const lines = new Map<string, SourceLine>();
  for (const path of paths) {
    const part = parts[path];
    if (!part) continue;
    const body = new WordBody(styles, numbering);
    body.read(parseXml(part), linksOf(parts[relationshipsOf(path)]));
    for (const line of body.lines) if (!lines.has(line.text)) lines.set(line.text, line);
  }
  return [...lines.values()].map((line) => (artifact ? { ...line, artifact } : line));
}

const linksOf = (part: Uint8Array | undefined): Map<string, string> =>
  new Map(relationships(part).flatMap(({ id, type, target }) => (type === 'hyperlink' ? [[id, target]] : [])));

function relationshipsOf(place: string): string {
  const nameAt = place.lastIndexOf('/') + 1;
  return `${place.slice(0, nameAt)}_rels/${place.slice(nameAt)}.rels`;
}

/** The target of a relationship is relative to the part's folder or, if it starts with "/", to the package's root. */
const pathFrom = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : folder + target;
