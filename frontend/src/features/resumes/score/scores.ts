import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../../lib/idle-queue.js';

interface Scored {
  jdText: string | null;
  /** Null without a name, as in the builder. */
  score: number | null;
}

/** By the content that was scored: a list read again keeps what has not changed. */
const known = new WeakMap<ResumeRecord['data'], Scored>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined as long as it has not been worked out. */
export function scoreOf({ data, jdText }: ResumeRecord): number | null | undefined {
  const scored = known.get(data);
  return scored?.jdText === jdText ? scored.score : undefined;
}

/** Works the score out in an idle moment, by the rules that the builder uses. */
export function useScore(resume: ResumeRecord): number | null | undefined {
  useEffect(() => workOut([resume]), [resume]);
  return useSyncExternalStore(subscribe, () => scoreOf(resume));
}

/** Whether all scores are known; they are worked out when somebody wants to sort by them. */
export function useAllScored(resumes: readonly ResumeRecord[], wanted: boolean): boolean {
  useEffect(() => (wanted ? workOut(resumes) : undefined), [resumes, wanted]);
  const allKnown = useCallback(() => resumes.every((resume) => scoreOf(resume) !== undefined), [resumes]);
  return useSyncExternalStore(subscribe, allKnown);
}

function workOut(resumes: readonly ResumeRecord[]): () => void {
  const missing = resumes.filter((resume) => scoreOf(resume) === undefined);
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
        // Without a network the rules cannot come: they are asked for again when it is back.
        if (current) window.addEventListener('online', start, { once: true });
      },
    );
  };
  start();
  return () => {
    current = false;
    window.removeEventListener('online', start);
    cancel.forEach((takeBack) => takeBack());
  };
}

type ScoreResume = (data: ResumeRecord['data'], jdText?: string) => { score: number };

function keepScore(resume: ResumeRecord, scoreResume: ScoreResume): void {
  if (scoreOf(resume) !== undefined) return;
  const { data, jdText } = resume;
  const named = data.personal.fullName.trim() !== '';
  known.set(data, { jdText, score: named ? scoreResume(data, jdText ?? '').score : null });
  listeners.forEach((listener) => listener());
}
