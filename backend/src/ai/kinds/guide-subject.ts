import type { GuideBody, JobProfileView } from '@shortlist/shared/contract/ai';
import type { JobAimedAt } from '@shortlist/shared/guides/job-aimed-at';
import { GUIDES_VERSION } from '@shortlist/shared/guides/version';
import { jobNames } from '@shortlist/shared/letters/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterSources } from '@shortlist/shared/letters/traceable';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { resumeRecord } from '@shortlist/shared/writing/guard-record';
import { guardedPassage } from '../guarded-passage.js';
import type { GuideSources } from '../guarded-guide.js';
import type { PromptText } from '../model/prompt.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import { resumeText } from '../prompts/resume-text.js';
import type { Question } from './kind.js';

export interface GuideSubject {
  body: GuideBody;
  profile: JobProfileView | null;
  now: Date;
}

/** What a guide is written from. */
export interface GuideContext {
  data: ResumeData;
  profile: JobProfileView | null;
  job: JobAimedAt;
  jdText: string;
  now: Date;
}

export const contextOf = ({ body, profile, now }: GuideSubject): GuideContext => ({
  data: letterData(body.resumeData),
  profile,
  job: jobNames(body.jdText, profile?.title ?? null, { recipient: '', company: '', role: '' }),
  jdText: body.jdText,
  now,
});

export const BY_RULES = { engine: 'builtin', version: GUIDES_VERSION, flags: [] };

export function guideQuestion(
  subject: GuideSubject,
  promptOf: (body: GuideBody, contacts: HiddenContacts) => PromptText,
): Question | null {
  const { data, job, now } = contextOf(subject);
  const contacts = new HiddenContacts(data);
  const source = resumeText(data, contacts);
  if (source === '') return null;
  const prompt = promptOf({ ...subject.body, resumeData: data }, contacts);
  const sources = [contacts.restore(source), ...letterSources(data, job, now)];
  return { prompt, sources, contacts: contacts.found };
}

export const guidePassage = (subject: GuideSubject, text: string, question: Question): string =>
  guardedPassage(question, guideSources(subject, question).record, text);

/** What the answer to a question is checked against. */
export function guideSources(subject: GuideSubject, { sources }: Question): GuideSources {
  const { data, job, jdText, now } = contextOf(subject);
  return { own: sources, record: resumeRecord(data, jdText, now, job), job: jdText };
}
