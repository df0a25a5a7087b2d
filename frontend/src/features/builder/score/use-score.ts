import { useEffect, useState } from 'react';
import type { ResumeScore } from '@shortlist/shared/ats/score-resume';
import { useJobProfile } from '../../../lib/job-profile.js';
import { useDraft } from '../draft/draft-store.js';

/** The score waits for a pause in typing, so that it never competes with the preview for a frame. Milliseconds. */
const PAUSE = 250;

export interface LiveScore extends ResumeScore {
  /** Whether the match is with the job description as it was before the latest edits. */
  isMatchStale: boolean;
}

/** Null while there is no name or no result yet. */
export function useScore(): LiveScore | null {
  const data = useDraft((state) => state.content.data);
  const jdText = useDraft((state) => state.content.jdText);
  const { profile, isStale } = useJobProfile(jdText);
  const [score, setScore] = useState<ResumeScore | null>(null);
  const [attempt, setAttempt] = useState(0);
  const named = data.personal.fullName.trim() !== '';
  useEffect(() => {
    if (!named) return;
    let current = true;
    const again = () => setAttempt((count) => count + 1);
    const timer = setTimeout(() => {
      import('@shortlist/shared/ats/score-resume').then(
        ({ scoreResume }) => {
          if (current) setScore(scoreResume(data, profile));
        },
        () => {
          // Without a network the rules cannot come: the last score stays until it is back, or until the next change.
          if (current) window.addEventListener('online', again, { once: true });
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [named, data, profile, attempt]);
  return named && score ? { ...score, isMatchStale: isStale } : null;
}
