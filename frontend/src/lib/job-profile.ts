import type { JobProfile } from '@shortlist/shared/ats/job-profile';
import type { JobProfileView } from '@shortlist/shared/contract/ai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { http } from './http.js';

/** Nobody wants a half-typed sentence to be read. Milliseconds. */
const PAUSE = 800;
/** A list has as many descriptions as résumés; they must not keep the server's answers to the person waiting. */
const MOST_AT_ONCE = 2;
const MOST_KEPT = 100;

/** By the text, the latest last. Only in memory: the same text has the same profile for as long as the page lives. */
const profiles = new Map<string, JobProfile>();
const wanted = new Set<string>();
const asked = new Set<string>();
/** Texts that got no answer; they are asked for again when there is a network, or when somebody wants them anew. */
const unanswered = new Set<string>();
const listeners = new Set<() => void>();

export const onProfiles = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a job description asks for; undefined as long as it is not known. */
export const profileOf = (jdText: string): JobProfile | undefined => profiles.get(jdText);

/** Whether there is a description to read. */
export const isDescription = (jdText: string | null): jdText is string => jdText !== null && jdText.trim() !== '';

/** Has a description read by the server, once. Failures are no concern of the person: the rest of the score stands. */
export function wantProfile(jdText: string): void {
  if (!isDescription(jdText) || profiles.has(jdText) || asked.has(jdText)) return;
  unanswered.delete(jdText);
  wanted.add(jdText);
  askNext();
}

function askNext(): void {
  const [jdText] = wanted;
  if (jdText === undefined || asked.size >= MOST_AT_ONCE) return;
  wanted.delete(jdText);
  asked.add(jdText);
  http
    .post<JobProfileView>('/api/ai/job-profile', { jdText })
    .then(
      (profile) => keep(jdText, profile),
      () => {
        if (unanswered.size === 0) window.addEventListener('online', askAgain, { once: true });
        unanswered.add(jdText);
      },
    )
    .finally(() => {
      asked.delete(jdText);
      askNext();
    });
  askNext();
}

function askAgain(): void {
  for (const jdText of [...unanswered]) wantProfile(jdText);
}

function keep(jdText: string, profile: JobProfile): void {
  profiles.set(jdText, profile);
  const [oldest] = profiles.keys();
  if (profiles.size > MOST_KEPT && oldest !== undefined) profiles.delete(oldest);
  listeners.forEach((listener) => listener());
}

interface KnownProfile {
  profile: JobProfile | undefined;
  /** Whether it is of the text as it was before the latest edits. */
  isStale: boolean;
}

/** The profile of a text that is being edited: until the new one is known, that of before stays. */
export function useJobProfile(jdText: string): KnownProfile {
  const current = useSyncExternalStore(onProfiles, () => profileOf(jdText));
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const isOpening = useRef(true);
  useEffect(() => {
    // The text that a résumé is opened with has been typed long ago.
    const timer = setTimeout(() => wantProfile(jdText), isOpening.current ? 0 : PAUSE);
    isOpening.current = false;
    return () => clearTimeout(timer);
  }, [jdText]);
  if (!isDescription(jdText)) return { profile: undefined, isStale: false };
  return { profile: current ?? last, isStale: current === undefined && last !== undefined };
}
