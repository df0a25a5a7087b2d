import type { LinkedinContent } from '@shortlist/shared/contract/resume-documents';
import { LINKEDIN_LIMITS } from '@shortlist/shared/letters/letter-options';
import { LINKEDIN } from '../keeping/document-sort.js';
import { ToneChoice } from '../writing/tone-choice.js';
import { writeLinkedinSummary } from '../writing/write-calls.js';
import type { DeskTexts } from './desk-texts.js';

export const LINKEDIN_TEXTS: DeskTexts<LinkedinContent> = {
  sort: LINKEDIN,
  wishes: 'Tone',
  Wishes: ({ content, onChange }) => <ToneChoice value={content.tone} onChoice={(tone) => onChange({ tone })} />,
  heading: 'Your profile',
  task: 'linkedin',
  parts: [
    // LinkedIn's headline is one line; a pasted line break is a space.
    { field: 'headline', name: 'Headline', limit: LINKEDIN_LIMITS.headline, lines: 2, isOneLine: true },
    { field: 'about', name: 'About', limit: LINKEDIN_LIMITS.about, lines: 12 },
  ],
  write: ({ data: resumeData, jdText }, { tone }, watching) =>
    writeLinkedinSummary({ resumeData, jdText, tone }, watching),
};
