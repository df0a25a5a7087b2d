import { useEffect, useState } from 'react';
import type { ResumeScore } from '@shortlist/shared/ats/score-resume';
import { useJobProfile } from '../../../entities/resume/job-profile.js';
import { useDraft } from '../draft/draft-store.js';

/** Milliseconds without typing before the score is computed, so that scoring does not slow down the preview. */
const SCORE_DELAY = 250;

export interface LiveScore extends ResumeScore {
  /** True if the job description was edited after this match was computed. */
  isMatchStale: boolean;
}

/** Returns the score; null until the resume contains the user's name and the first score is computed. */
export function useScore(): LiveScore | null {
  const data = useDraft((state) => state.content.data);
  const jdText = useDraft((state) => state.content.jdText);
  const { profile, isStale } = useJobProfile(jdText);
  const [score, setScore] = useState<ResumeScore | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasName = data.personal.fullName.trim() !== '';
  useEffect(() => {
    if (!hasName) return;
    let isCurrent = true;
    const retry = () => setAttempt((count) => count + 1);
    const timer = setTimeout(() => {
      import('@shortlist/shared/ats/score-resume').then(
        ({ scoreResume }) => {
          if (isCurrent) setScore(scoreResume(data, profile));
        },
        () => {
          // The scoring rules failed to load. Keep the last score, and retry after an edit or when the connection
          // returns.
          if (isCurrent) window.addEventListener('online', retry, { once: true });
        },
      );
    }, SCORE_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasName, data, profile, attempt]);
  return hasName && score ? { ...score, isMatchStale: isStale } : null;
}
