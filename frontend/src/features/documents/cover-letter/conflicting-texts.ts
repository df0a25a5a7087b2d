import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { ConflictingText } from '../dialogs/conflict-dialog.js';
import { messages } from './messages.js';

/** Pairs the two versions of each field, under the field's name. */
export const conflictingTexts = (mine: CoverLetterContent, theirs: CoverLetterContent): ConflictingText[] =>
  FIELDS.map((field) => ({ name: messages.fields[field], mine: mine[field], theirs: theirs[field] }));

const FIELDS = Object.keys(messages.fields) as (keyof CoverLetterContent)[];
