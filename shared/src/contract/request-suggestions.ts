import { z } from 'zod';
import { LIMITS } from '../resume/resume-data.js';
import { SUGGESTION_NOTE_LENGTH } from '../product/suggestion-limits.js';
import { resumeRecord } from './resumes.js';
import { isoDate, multiLine } from './common/text.js';

/** `outdated`: the text was changed or removed before the owner decided on the suggestion. */
export const SUGGESTION_STATES = ['open', 'accepted', 'refused', 'outdated'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Suggests another wording for a text in the resume of a service request. */
export const suggestionCreate = z.object({
  /** Path of the text, such as `experience.0.bullets.1`. */
  path: z.string().max(100),
  /** Current text, which the suggestion replaces. */
  before: multiLine(LIMITS.textLength),
  after: multiLine(LIMITS.textLength).refine((text) => text.trim() !== '', { error: 'Enter the suggested text.' }),
  note: multiLine(SUGGESTION_NOTE_LENGTH).optional(),
});

export const suggestion = z.object({
  id: z.guid(),
  /** Current path of the text. After the owner's decision, or if the suggestion is outdated, the last known path. */
  path: z.string(),
  before: z.string(),
  after: z.string(),
  note: z.string(),
  state: z.enum(SUGGESTION_STATES),
  createdAt: isoDate,
  decidedAt: isoDate.nullable(),
});

export const suggestions = z.array(suggestion);

export const staffSuggestion = suggestion.extend({ suggestedBy: z.string().nullable() });
export const staffSuggestions = z.array(staffSuggestion);

/** The accepted suggestion, and the resume after the suggestion was applied. */
export const acceptedSuggestion = z.object({ suggestion, resume: resumeRecord });

export type SuggestionCreate = z.infer<typeof suggestionCreate>;
export type Suggestion = z.infer<typeof suggestion>;
export type StaffSuggestion = z.infer<typeof staffSuggestion>;
export type AcceptedSuggestion = z.infer<typeof acceptedSuggestion>;
