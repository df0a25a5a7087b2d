import { MERGE_PARTS, PART_NAMES } from '@shortlist/shared/resume/resume-parts';

export interface RefusedField {
  /** In the person's words: "Skills 3". */
  name: string;
  /** Where it is edited; undefined for what has no field of its own. */
  path: string | undefined;
}

/** The field of a refused save, from its path in what was sent: `data.skills.2`. */
export function refusedField(sentPath: string): RefusedField {
  const path = sentPath.startsWith('data.') ? sentPath.slice('data.'.length) : undefined;
  const [head, index] = (path ?? sentPath).replace(/^extras\./, '').split('.');
  const part = MERGE_PARTS.find((known) => known === head);
  const place = index !== undefined && /^\d+$/.test(index) ? ` ${Number(index) + 1}` : '';
  return { name: part ? `${PART_NAMES[part]}${place}` : sentPath, path };
}
