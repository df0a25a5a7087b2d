import { MERGE_PARTS, PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import { messages } from '../messages.js';

export interface RefusedField {
  /** On-screen name of the field, such as "Skills 3". */
  name: string;
  /** Path of the field in the builder; undefined for values outside the resume data, such as the title. */
  path: string | undefined;
}

/**
 * Finds the field that caused the rejection of a save.
 *
 * @param sentPath path in the request body, such as `data.skills.2`
 */
export function refusedField(sentPath: string): RefusedField {
  const path = sentPath.startsWith('data.') ? sentPath.slice('data.'.length) : undefined;
  const [head, index] = (path ?? sentPath).replace(/^extras\./, '').split('.');
  const part = MERGE_PARTS.find((known) => known === head);
  const number = index !== undefined && /^\d+$/.test(index) ? Number(index) + 1 : undefined;
  return { name: part ? messages.refusedField(PART_NAMES[part], number) : sentPath, path };
}
