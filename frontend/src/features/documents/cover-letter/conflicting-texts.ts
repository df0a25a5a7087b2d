import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ConflictingText } from '../page/conflict-dialog.js';

/** The two sides of a conflict, in the words of the page's fields. */
export const conflictingTexts = (mine: CoverLetterContent, theirs: CoverLetterContent): ConflictingText[] =>
  NAMES.map(([field, name]) => ({ name, mine: mine[field], theirs: theirs[field] }));

const NAMES: readonly (readonly [keyof CoverLetterContent, string])[] = [
  ['role', 'Job title'],
  ['company', 'Company'],
  ['recipient', 'Recipient'],
  ['date', 'Date'],
  ['tone', 'Tone'],
  ['length', 'Length'],
  ['text', 'Letter'],
];
