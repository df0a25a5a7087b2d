import type { BrandingContent } from '../../contract/resume-documents.js';
import { isForEnglish } from '../../letters/frames.js';
import { BRANDING_LIMITS } from '../../product/letter-options.js';
import type { JobRequirements } from '../../letters/evidence/proven-skills.js';
import { heldOnly } from '../../resume/held-only.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { LINK_ROWS } from '../../resume/resume-fields.js';
import { cleanLine } from '../../text/text.js';
import { shortBios } from './bios.js';
import { connectionNote } from './connection-note.js';
import { introductionOf } from '../introduction.js';
import type { JobAimedAt } from '../job-aimed-at.js';
import { positioningLines } from './positioning.js';

const NEXT = 'Next, I’m looking for [the kind of work or team you want].';

const ONLY_OWN_WORDS =
  'The built-in writer composes whole sentences in English only. These are your own words; please add the rest yourself.';

export interface ComposedBranding extends BrandingContent {
  /** Explains to the user why some of the self-introductions are missing. */
  notice?: string;
}

/**
 * Composes self-introductions from the facts of the resume without a language model, with blanks for missing facts.
 * Deterministic; never claims that the user meets a requirement of the job.
 * @param all resume without hidden content, from `letterData`
 * @param profile requirements of the job; the user's skills and results that match them are preferred
 * @param now date at which current jobs are assumed to end
 */
export function composeBranding(
  all: ResumeData,
  profile: JobRequirements | null,
  job: JobAimedAt,
  now: Date,
): ComposedBranding {
  const resume = heldOnly(all, now);
  const isEnglish = isForEnglish(resume);
  const content = within({
    positioning: positioningLines(resume, profile, now).join('\n'),
    introduction: introductionOf(resume, profile, now, isEnglish ? NEXT : ''),
    ...shortBios(resume, profile, now),
    note: connectionNote(resume, profile, job, now),
    signature: signatureOf(resume),
  });
  return isEnglish ? content : { ...content, notice: ONLY_OWN_WORDS };
}

function signatureOf({ personal, experience }: ResumeData): string {
  const [name, title, email, phone] = [personal.fullName, personal.jobTitle, personal.email, personal.phone].map(
    cleanLine,
  );
  const links = LINK_ROWS.map(({ key }) => cleanLine(personal[key]));
  const employer = cleanLine(experience.find(({ current }) => current)?.company ?? '');
  return [
    name || '[your name]',
    title || '[your job title]',
    employer,
    [phone || '[phone]', email || '[email]'].join(' | '),
    links.filter(Boolean).join(' | '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Replaces a text that exceeds its length limit with an empty text rather than cutting it. */
const within = (content: BrandingContent): BrandingContent =>
  Object.fromEntries(
    Object.entries(content).map(([part, text]: [string, string]) => [
      part,
      text.length <= BRANDING_LIMITS[part as keyof BrandingContent] ? text : '',
    ]),
  ) as BrandingContent;
