import { z } from 'zod';
import { LIMITS } from '../resume/resume-data.js';
import { SUGGESTION_NOTE_LENGTH } from '../suggestion-limits.js';
import { resumeRecord } from './resumes.js';
import { isoDate, multiLine } from './text.js';

/** `outdated`: the text was changed or removed before its owner decided. */
export const SUGGESTION_STATES = ['open', 'accepted', 'refused', 'outdated'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Another wording for one text of the résumé that a request is about. */
export const suggestionCreate = z.object({
  /** Such as `experience.0.bullets.1`. */
  path: z.string().max(100),
  /** The text as it is now. */
  before: multiLine(LIMITS.textLength),
  after: multiLine(LIMITS.textLength).refine((text) => text.trim() !== '', { error: 'Write the new text.' }),
  /** Why, for the customer. */
  note: multiLine(SUGGESTION_NOTE_LENGTH).optional(),
});

export const suggestion = z.object({
  id: z.guid(),
  /** Where the text is now; where it was, once the suggestion is decided or outdated. */
  path: z.string(),
  before: z.string(),
  after: z.string(),
  note: z.string(),
  state: z.enum(SUGGESTION_STATES),
  createdAt: isoDate,
  /** When the owner accepted or refused it. */
  decidedAt: isoDate.nullable(),
});

export const suggestions = z.array(suggestion);

/** As the staff sees it. */
export const staffSuggestion = suggestion.extend({ suggestedBy: z.string().nullable() });
export const staffSuggestions = z.array(staffSuggestion);

/** The suggestion and the résumé as it is with its text. */
export const acceptedSuggestion = z.object({ suggestion, resume: resumeRecord });

export type SuggestionCreate = z.infer<typeof suggestionCreate>;
export type Suggestion = z.infer<typeof suggestion>;
export type StaffSuggestion = z.infer<typeof staffSuggestion>;
export type AcceptedSuggestion = z.infer<typeof acceptedSuggestion>;
