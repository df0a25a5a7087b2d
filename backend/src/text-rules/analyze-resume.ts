import { contentFigures } from '@shortlist/shared/analytics/content-figures';
import { emptyFields } from '@shortlist/shared/analytics/empty-fields';
import { keywordCoverage } from '@shortlist/shared/analytics/keyword-coverage';
import { nextSteps } from '@shortlist/shared/analytics/next-steps';
import { scoreChanges } from '@shortlist/shared/analytics/score-changes';
import type { JobProfile } from '@shortlist/shared/ats/match/job-profile';
import { scoreResume, type ResumeScore } from '@shortlist/shared/ats/score-resume';
import { MAX_SCORE_CHANGES, MAX_NEXT_STEPS, type ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';

export type MeasuredScore = Pick<ResumeScore, 'quality' | 'parts'>;

/** The current content of a resume and two earlier versions, as JSON text. */
export interface StoredContents {
  now: string;
  first?: string | undefined;
  /** The latest version before the current content. */
  last?: string | undefined;
}

export interface ResumeAnalysis extends Pick<ResumeAnalytics, 'rulesVersion' | 'next' | 'content' | 'keywords'> {
  now: MeasuredScore;
  sinceFirst: ResumeAnalytics['score']['sinceFirst'];
  sinceLast: ResumeAnalytics['score']['sinceLast'];
}

export function scoreVersion(content: string, profile: JobProfile | null, today: Date): MeasuredScore {
  const { quality, parts } = scoreResume(read(content), profile ?? undefined, today);
  return { quality, parts };
}

export function analyzeResume(contents: StoredContents, profile: JobProfile | null, today: Date): ResumeAnalysis {
  const data = read(contents.now);
  const first = contents.first === undefined ? undefined : read(contents.first);
  const last = contents.last === undefined || contents.last === contents.first ? first : read(contents.last);
  const measured = profile ?? undefined;
  const now = scoreResume(data, measured, today);
  const changesSince = (before: ReturnType<typeof read> | undefined) =>
    before ? scoreChanges(scoreResume(before, measured, today), now).slice(0, MAX_SCORE_CHANGES) : [];
  return {
    rulesVersion: now.version,
    now: { quality: now.quality, parts: now.parts },
    sinceFirst: changesSince(first),
    sinceLast: changesSince(last),
    next: nextSteps(now, MAX_NEXT_STEPS),
    content: {
      now: contentFigures(data, today),
      first: first ? contentFigures(first, today) : null,
      empty: emptyFields(data),
    },
    keywords: now.parts.match === undefined ? null : { job: profile?.title ?? null, ...keywordCoverage(now.terms) },
  };
}

const read = (content: string) => readResumeData(JSON.parse(content));
