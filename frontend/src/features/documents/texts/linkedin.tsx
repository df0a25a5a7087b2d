import type { LinkedinContent } from '@shortlist/shared/contract/resume-documents';
import { LINKEDIN_LIMITS } from '@shortlist/shared/product/letter-options';
import { LINKEDIN } from '../keeping/companion-kind.js';
import { ToneChoice } from '../text-parts/tone-choice.js';
import { writeLinkedinSummary } from '../writing/write-calls.js';
import { messages } from './messages.js';
import type { TextsDefinition } from './texts-definition.js';

export const LINKEDIN_TEXTS: TextsDefinition<LinkedinContent> = {
  kind: LINKEDIN,
  optionsHeading: messages.linkedin.optionsHeading,
  Options: ({ content, onChange }) => <ToneChoice value={content.tone} onChoice={(tone) => onChange({ tone })} />,
  heading: messages.linkedin.heading,
  task: 'linkedin',
  parts: [
    // The LinkedIn headline is one line, so pasted line breaks become spaces.
    {
      field: 'headline',
      name: messages.linkedin.headline,
      limit: LINKEDIN_LIMITS.headline,
      lines: 2,
      isOneLine: true,
    },
    { field: 'about', name: messages.linkedin.about, limit: LINKEDIN_LIMITS.about, lines: 12 },
  ],
  write: ({ data: resumeData, jdText }, { tone }, stream) => writeLinkedinSummary({ resumeData, jdText, tone }, stream),
};
