import type { GuideBody } from '@shortlist/shared/contract/ai';
import type { JobAimedAt } from '@shortlist/shared/guides/job-aimed-at';
import { GUIDES_VERSION } from '@shortlist/shared/guides/version';
import { jobNames } from '@shortlist/shared/letters/job/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterSources } from '@shortlist/shared/letters/evidence/traceable';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { resumeRecord, type GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import type { GuideSources } from '../guarded/guarded-guide.js';
import type { PromptText } from '../prompts/prompt.js';
import type { HiddenContacts } from '../prompts/hidden-contacts.js';
import { questionAbout, type Question, type Subject } from './kind.js';

export type GuideSubject = Subject<'interview' | 'salary' | 'branding'>;

export interface GuideContext {
  data: ResumeData;
  profile: GuideSubject['profile'];
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
  return questionAbout(data, letterSources(data, job, now), (contacts) =>
    promptOf({ ...subject.body, resumeData: data }, contacts),
  );
}

export function guideRecord(subject: GuideSubject): GuardRecord {
  const { data, job, jdText, now } = contextOf(subject);
  return { ...resumeRecord(data, jdText, now, job), factCheck: subject.factCheck };
}

export const guideSources = (subject: GuideSubject, sources: string[]): GuideSources => ({
  own: sources,
  record: guideRecord(subject),
  job: subject.body.jdText,
});
