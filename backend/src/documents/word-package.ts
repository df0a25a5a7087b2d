import type { Unzipped } from 'fflate';
import { elements, parseXml } from './xml.js';

const USUAL_PLACE = 'word/document.xml';
export const ROOT_RELATIONSHIPS = '_rels/.rels';

export interface Relationship {
  id: string;
  /** The last word of its type, such as `hyperlink`. */
  type: string;
  target: string;
}

/** What a part of an Office package refers to. */
export function relationships(part: Uint8Array | undefined): Relationship[] {
  if (!part) return [];
  return [...elements(parseXml(part))].flatMap(({ children }) =>
    [...elements(children)].map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: Target,
    })),
  );
}

/** Where the document's own text is; packages may name another place than Word does. */
export function mainPart(package_: Unzipped): string {
  const main = relationships(package_[ROOT_RELATIONSHIPS]).find(({ type }) => type === 'officeDocument');
  return main?.target.replace(/^\//, '') || USUAL_PLACE;
}
