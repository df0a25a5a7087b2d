import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { JobProfile } from '@shortlist/shared/ats/match/job-profile';
import type { ResumeScore } from '@shortlist/shared/ats/score-resume';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../../lib/idle-queue.js';
import { isDescription, subscribeToProfiles, profileOf, requestProfile } from '../../../entities/resume/job-profile.js';

export interface ShownScore {
  quality: number;
  isEarly: boolean;
  match: number | undefined;
}

interface Scored {
  jdText: string | null;
  /**
   * Profile of the job description. Undefined while it is loading or if there is no job description; the score then
   * excludes the job match.
   */
  profile: JobProfile | undefined;
  /** Score of the resume; null if the user's name is missing, because the builder then shows no score either. */
  score: ShownScore | null;
}

/** Cache of scores by content object. A refetch reuses the objects of unchanged resumes and thus their scores. */
const known = new WeakMap<ResumeRecord['data'], Scored>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function scoreOf({ data, jdText }: ResumeRecord): ShownScore | null | undefined {
  const scored = known.get(data);
  return scored?.jdText === jdText ? scored.score : undefined;
}

/**
 * Computes the score of a resume with the builder's rules when the browser is idle. Recomputes it when the job profile
 * is loaded.
 */
export function useScore(resume: ResumeRecord): ShownScore | null | undefined {
  const profile = useSyncExternalStore(subscribeToProfiles, () => profileFor(resume));
  useEffect(() => computeScore([resume]), [resume, profile]);
  return useSyncExternalStore(subscribe, () => scoreOf(resume));
}

/** @param wanted whether to compute missing scores, for sorting by score */
export function useAllScored(resumes: readonly ResumeRecord[], wanted: boolean): boolean {
  useEffect(() => {
    if (!wanted) return undefined;
    let cancelJob = computeScore(resumes);
    const unsubscribe = subscribeToProfiles(() => {
      cancelJob();
      cancelJob = computeScore(resumes);
    });
    return () => {
      unsubscribe();
      cancelJob();
    };
  }, [resumes, wanted]);
  const allKnown = useCallback(() => resumes.every((resume) => scoreOf(resume) !== undefined), [resumes]);
  return useSyncExternalStore(subscribe, allKnown);
}

const profileFor = ({ jdText }: ResumeRecord): JobProfile | undefined =>
  isDescription(jdText) ? profileOf(jdText) : undefined;

const isUpToDate = (resume: ResumeRecord): boolean =>
  scoreOf(resume) !== undefined && known.get(resume.data)?.profile === profileFor(resume);

function computeScore(resumes: readonly ResumeRecord[]): () => void {
  for (const { jdText } of resumes) if (isDescription(jdText)) requestProfile(jdText);
  const missing = resumes.filter((resume) => !isUpToDate(resume));
  if (missing.length === 0) return () => undefined;
  let cancel: (() => void)[] = [];
  let current = true;
  const start = () => {
    import('@shortlist/shared/ats/score-resume').then(
      ({ scoreResume }) => {
        if (!current) return;
        cancel = missing.map((resume) => whenIdle(() => keepScore(resume, scoreResume)));
      },
      () => {
        // The scoring rules cannot be loaded offline, so retry when the network connection returns.
        if (current) window.addEventListener('online', start, { once: true });
      },
    );
  };
  start();
  return () => {
    current = false;
    window.removeEventListener('online', start);
    cancel.forEach((cancelJob) => cancelJob());
  };
}

type ScoreResume = (
  data: ResumeRecord['data'],
  profile?: JobProfile,
) => Pick<ResumeScore, 'quality' | 'isEarly' | 'parts'>;

const shown = ({ quality, isEarly, parts: { match } }: ReturnType<ScoreResume>): ShownScore => ({
  quality,
  isEarly,
  match: match === undefined ? undefined : Math.round(match),
});

function keepScore(resume: ResumeRecord, scoreResume: ScoreResume): void {
  if (isUpToDate(resume)) return;
  const { data, jdText } = resume;
  const named = data.personal.fullName.trim() !== '';
  const profile = profileFor(resume);
  known.set(data, { jdText, profile, score: named ? shown(scoreResume(data, profile)) : null });
  listeners.forEach((listener) => listener());
}
