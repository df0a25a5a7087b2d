import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ConflictingText } from '../dialogs/conflict-dialog.js';
import { messages } from './messages.js';

/** Pairs both sides of a conflict under the names of their fields. */
export const conflictingTexts = (mine: CoverLetterContent, theirs: CoverLetterContent): ConflictingText[] =>
  FIELDS.map((field) => ({ name: messages.fields[field], mine: mine[field], theirs: theirs[field] }));

const FIELDS = Object.keys(messages.fields) as (keyof CoverLetterContent)[];
