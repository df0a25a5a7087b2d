import type { JobProfile } from '@shortlist/shared/ats/job-profile';
import type { JobProfileView } from '@shortlist/shared/contract/ai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { http } from './http.js';

/** Milliseconds without typing before a job description is sent. */
const PAUSE = 800;
/** Limits concurrent requests: lists may contain as many descriptions as resumes. */
const MOST_AT_ONCE = 2;
const MOST_KEPT = 100;

/** Cached by text in memory, latest last. */
const profiles = new Map<string, JobProfile>();
const wanted = new Set<string>();
const asked = new Set<string>();
/** Failed texts, retried when the network returns or on demand. */
const unanswered = new Set<string>();
const listeners = new Set<() => void>();

export const onProfiles = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the cached profile of a job description, or undefined. */
export const profileOf = (jdText: string): JobProfile | undefined => profiles.get(jdText);

export const isDescription = (jdText: string | null): jdText is string => jdText !== null && jdText.trim() !== '';

/** Requests a profile once. Failures stay silent: the other parts of the score still work. */
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
  /** True when the profile belongs to the text before the latest edits. */
  isStale: boolean;
}

/** Returns the profile of a text being edited; the previous one stays until the new one arrives. */
export function useJobProfile(jdText: string): KnownProfile {
  const current = useSyncExternalStore(onProfiles, () => profileOf(jdText));
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const isOpening = useRef(true);
  useEffect(() => {
    // The initial text needs no typing delay.
    const timer = setTimeout(() => wantProfile(jdText), isOpening.current ? 0 : PAUSE);
    isOpening.current = false;
    return () => clearTimeout(timer);
  }, [jdText]);
  if (!isDescription(jdText)) return { profile: undefined, isStale: false };
  return { profile: current ?? last, isStale: current === undefined && last !== undefined };
}
