import type { JobProfileView, LinkedinSummaryBody, LinkedinSummaryView } from '@shortlist/shared/contract/ai';
import { composeLinkedin, type ComposedLinkedin } from '@shortlist/shared/letters/compose-linkedin';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { LINKEDIN_LIMITS } from '@shortlist/shared/letters/letter-options';
import { letterSources } from '@shortlist/shared/letters/traceable';
import { LETTERS_VERSION } from '@shortlist/shared/letters/version';
import { cleanLine } from '@shortlist/shared/resume/text';
import { factGuard } from '@shortlist/shared/writing/fact-guard';
import { resumeRecord, type GuardRecord } from '@shortlist/shared/writing/guard-record';
import { isGrounded } from '../grounded.js';
import { guardedParagraphs } from '../guarded-paragraphs.js';
import { guardedPassage } from '../guarded-passage.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { linkedinPrompt, type WrittenProfile } from '../prompts/linkedin.js';
import { resumeText } from '../prompts/resume-text.js';
import { restored, type Question } from './kind.js';

export interface ProfileSubject {
  body: LinkedinSummaryBody;
  profile: JobProfileView | null;
  now: Date;
}

export const linkedin = {
  byRules: (subject: ProfileSubject): LinkedinSummaryView => ({
    ...composed(subject),
    engine: 'builtin',
    version: LETTERS_VERSION,
    flags: [],
  }),

  question: ({ body, now }: ProfileSubject): Question | null => {
    const resumeData = letterData(body.resumeData);
    const contacts = new HiddenContacts(resumeData);
    const source = resumeText(resumeData, contacts);
    if (source === '') return null;
    const prompt = linkedinPrompt({ ...body, resumeData }, contacts);
    const sources = [contacts.restore(source), ...letterSources(resumeData, {}, now)];
    return { prompt, sources, contacts: contacts.found };
  },

  passage: (subject: ProfileSubject, text: string, question: Question): string =>
    guardedPassage(question, recordOf(subject), text),

  guarded: (
    subject: ProfileSubject,
    answer: WrittenProfile,
    question: Question,
  ): Omit<LinkedinSummaryView, 'engine' | 'version'> | null => {
    const written = restored(answer, question);
    const record = recordOf(subject);
    const guarded = guardedParagraphs(question.sources, written.paragraphs, record);
    const about = guarded?.paragraphs.join('\n\n') ?? '';
    if (!guarded || about.length > LINKEDIN_LIMITS.about) return null;
    const headline = guardedHeadline(question.sources, written.headline, record) ?? composed(subject).headline;
    return { headline, about, flags: guarded.flags };
  },
};

const recordOf = ({ body, now }: ProfileSubject): GuardRecord =>
  resumeRecord(letterData(body.resumeData), body.jdText, now);

const composed = ({ body, profile, now }: ProfileSubject): ComposedLinkedin =>
  composeLinkedin(letterData(body.resumeData), profile, body.tone, now);

/** A headline is one line: null with anything invented in it. */
function guardedHeadline(sources: readonly string[], written: string, record: GuardRecord): string | null {
  const line = cleanLine(written);
  const isSound = factGuard(sources, line, record).length === 0 && line.length <= LINKEDIN_LIMITS.headline;
  return isSound && isGrounded(sources, line) ? line : null;
}
