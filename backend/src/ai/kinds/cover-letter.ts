import type { CoverLetterBody, CoverLetterView, JobProfileView } from '@shortlist/shared/contract/ai';
import { askedOfLetter } from '@shortlist/shared/letters/asked-of-letter';
import { composeCoverLetter } from '@shortlist/shared/letters/compose-cover-letter';
import { jobNames } from '@shortlist/shared/letters/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterEnds } from '@shortlist/shared/letters/letter-ends';
import { letterSources } from '@shortlist/shared/letters/traceable';
import { LETTERS_VERSION } from '@shortlist/shared/letters/version';
import { resumeRecord, type GuardRecord } from '@shortlist/shared/writing/guard-record';
import { guardedParagraphs } from '../guarded-paragraphs.js';
import { guardedPassage } from '../guarded-passage.js';
import { coverLetterPrompt, type WrittenLetter } from '../prompts/cover-letter.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { resumeText } from '../prompts/resume-text.js';
import { restored, type Question } from './kind.js';

export interface LetterSubject {
  body: CoverLetterBody;
  profile: JobProfileView | null;
  now: Date;
}

export const coverLetter = {
  byRules: ({ body, profile, now }: LetterSubject): CoverLetterView => {
    const names = namesOf(body, profile);
    const composed = composeCoverLetter(
      letterData(body.resumeData),
      profile,
      { ...body, ...names, asked: askedOfLetter(body.jdText) },
      now,
    );
    return { ...composed, ...names, engine: 'builtin', version: LETTERS_VERSION, flags: [] };
  },

  question: ({ body, profile, now }: LetterSubject): Question | null => {
    const resumeData = letterData(body.resumeData);
    const names = namesOf(body, profile);
    const contacts = new HiddenContacts(resumeData);
    const source = resumeText(resumeData, contacts);
    if (source === '') return null;
    const prompt = coverLetterPrompt({ ...body, ...names, resumeData }, contacts);
    const sources = [contacts.restore(source), ...letterSources(resumeData, names, now)];
    return { prompt, sources, contacts: contacts.found };
  },

  passage: (subject: LetterSubject, text: string, question: Question): string =>
    guardedPassage(question, recordOf(subject), text),

  guarded: (
    subject: LetterSubject,
    answer: WrittenLetter,
    question: Question,
  ): Omit<CoverLetterView, 'engine' | 'version'> | null => {
    const guarded = guardedParagraphs(
      question.sources,
      restored(bodyOf(answer.paragraphs), question),
      recordOf(subject),
    );
    if (!guarded) return null;
    const { body, profile } = subject;
    const names = namesOf(body, profile);
    const { paragraphs } = guarded;
    const { greeting, closing } = letterEnds(
      letterData(body.resumeData),
      paragraphs.join('\n'),
      names.recipient,
      body.tone,
    );
    // The greeting is the first paragraph of the letter.
    const flags = guarded.flags.map((flag) => ({ ...flag, line: flag.line + 1 }));
    return { letter: [greeting, ...paragraphs, closing].join('\n\n'), ...names, flags };
  },
};

const recordOf = ({ body, profile, now }: LetterSubject): GuardRecord => ({
  ...resumeRecord(letterData(body.resumeData), body.jdText, now, namesOf(body, profile)),
  isToEmployer: true,
});

const namesOf = (body: CoverLetterBody, profile: JobProfileView | null) =>
  jobNames(body.jdText, profile?.title ?? null, body);

const GREETING = /^(?:dear|hello|hi)\b.{0,80}[,:]$/i;
const CLOSING = /^(?:(?:yours\s+)?(?:sincerely|faithfully|truly)|(?:kind|best|warm)\s+regards|regards)\b.{0,80}$/i;

/** Some models greet although they are asked not to. */
const bodyOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((text) => !GREETING.test(text.trim()) && !CLOSING.test(text.trim()));
