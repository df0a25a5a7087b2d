import type { Unzipped } from 'fflate';
import { elements, parseXml } from './xml.js';

const DEFAULT_MAIN_PART = 'word/document.xml';
export const ROOT_RELATIONSHIPS = '_rels/.rels';

export interface Relationship {
  id: string;
  /** Last segment of the relationship's type URI, such as `hyperlink`. */
  type: string;
  target: string;
}

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

/** Finds the main part of a Word file by its relationship type, because its name depends on the word processor. */
export function mainPart(package_: Unzipped): string {
  const main = relationships(package_[ROOT_RELATIONSHIPS]).find(({ type }) => type === 'officeDocument');
  return main?.target.replace(/^\//, '') || DEFAULT_MAIN_PART;
}
