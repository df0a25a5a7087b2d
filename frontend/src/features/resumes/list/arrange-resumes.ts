import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { templateFor } from '@shortlist/shared/templates/templates';
import { messages } from './messages.js';

export const SORTS = messages.arrangeResumes.sorts;
export type Sort = keyof typeof SORTS;

export interface Arrangement {
  /** Search words, each of which must occur in the title, name, job title or template name. */
  query: string;
  sort: Sort;
}

export const PLAIN: Arrangement = { query: '', sort: 'updated' };

/**
 * Filters and sorts resumes.
 *
 * @param scoreOf returns null for resumes without a score, which come last
 */
export function arrangeResumes(
  resumes: readonly ResumeRecord[],
  { query, sort }: Arrangement,
  scoreOf: (resume: ResumeRecord) => number | null,
): ResumeRecord[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = resumes.filter((resume) => {
    const text = plain(searched(resume).join('\n'));
    return words.every((word) => text.includes(word));
  });
  const latest = found.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  switch (sort) {
    case 'updated':
      return latest;
    case 'created':
      return latest.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    case 'title':
      return latest.sort((a, b) => inAlphabet.compare(a.title, b.title));
    case 'score':
      return latest.sort((a, b) => (scoreOf(b) ?? -1) - (scoreOf(a) ?? -1));
  }
}

const searched = ({ title, templateKey, data }: ResumeRecord): string[] => [
  title,
  data.personal.fullName,
  data.personal.jobTitle,
  templateFor(templateKey).name,
];

/**
 * Removes diacritics, so that searching "zazolc" finds "Zażółć". Unicode does not decompose the Polish ł, so it is
 * replaced.
 */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Compares titles by the rules of the browser's language and sorts "CV 2" before "CV 10". */
const inAlphabet = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
