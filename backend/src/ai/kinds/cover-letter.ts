import { askedOfLetter } from '@shortlist/shared/letters/job/asked-of-letter';
import { composeCoverLetter } from '@shortlist/shared/letters/compose-cover-letter';
import { jobNames } from '@shortlist/shared/letters/job/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterEnds } from '@shortlist/shared/letters/letter-ends';
import { letterSources } from '@shortlist/shared/letters/evidence/traceable';
import { LETTERS_VERSION } from '@shortlist/shared/letters/version';
import { resumeRecord, type GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { guardedParagraphs } from '../guarded/guarded-paragraphs.js';
import { coverLetterPrompt } from '../prompts/cover-letter.js';
import { sentencesIn } from './sentences-in.js';
import { questionAbout, type KindOfText, type Subject } from './kind.js';

export const coverLetter: KindOfText<'coverLetter'> = {
  byRules: (subject) => {
    const { body, profile, now } = subject;
    const names = namesOf(subject);
    const options = { ...body, ...names, asked: askedOfLetter(body.jdText) };
    const composed = composeCoverLetter(letterData(body.resumeData), profile, options, now);
    return { ...composed, ...names, engine: 'builtin', version: LETTERS_VERSION, flags: [] };
  },

  question: (subject) => {
    const { body, now } = subject;
    const resumeData = letterData(body.resumeData);
    const names = namesOf(subject);
    return questionAbout(resumeData, letterSources(resumeData, names, now), (contacts) =>
      coverLetterPrompt({ ...body, ...names, resumeData }, contacts),
    );
  },

  record,

  sentences: ({ paragraphs }) => sentencesIn(bodyOf(paragraphs)),

  guarded: (subject, answer, sources) => {
    const guarded = guardedParagraphs(sources, bodyOf(answer.paragraphs), record(subject));
    if (!guarded) return null;
    const { resumeData, tone } = subject.body;
    const names = namesOf(subject);
    const { paragraphs } = guarded;
    const { greeting, closing } = letterEnds(letterData(resumeData), paragraphs.join('\n'), names.recipient, tone);
    // The greeting becomes the first paragraph, so each flag's line index grows by one.
    const flags = guarded.flags.map((flag) => ({ ...flag, line: flag.line + 1 }));
    return { letter: [greeting, ...paragraphs, closing].join('\n\n'), ...names, flags };
  },
};

function record(subject: Subject<'coverLetter'>): GuardRecord {
  const { body, now, factCheck } = subject;
  const facts = resumeRecord(letterData(body.resumeData), body.jdText, now, namesOf(subject));
  return { ...facts, isToEmployer: true, factCheck };
}

const namesOf = ({ body, profile }: Subject<'coverLetter'>) => jobNames(body.jdText, profile?.title ?? null, body);

const GREETING = /^(?:dear|hello|hi)\b.{0,80}[,:]$/i;
const CLOSING = /^(?:(?:yours\s+)?(?:sincerely|faithfully|truly)|(?:kind|best|warm)\s+regards|regards)\b.{0,80}$/i;

/** Some models write a greeting and a closing although the prompt forbids both. */
const bodyOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((text) => !GREETING.test(text.trim()) && !CLOSING.test(text.trim()));
