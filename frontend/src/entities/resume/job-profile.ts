import type { JobProfile } from '@shortlist/shared/ats/match/job-profile';
import type { JobProfileView } from '@shortlist/shared/contract/ai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { http } from '../../api/http.js';

/** Milliseconds without typing before a job description is sent for analysis. */
const TYPING_DELAY_MS = 800;
/** Maximum number of concurrent requests for job profiles. A list of resumes may need one profile per resume. */
const MAX_CONCURRENT = 2;
const MAX_CACHED = 100;

/** Job profiles, keyed by the text of the job description, most recent last. Kept in memory only. */
const profiles = new Map<string, JobProfile>();
const queued = new Set<string>();
const pending = new Set<string>();
/** Job descriptions whose profile request failed. Requests are retried on demand or when the connection returns. */
const failed = new Set<string>();
const listeners = new Set<() => void>();

export const subscribeToProfiles = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const profileOf = (jdText: string): JobProfile | undefined => profiles.get(jdText);

export const isDescription = (jdText: string | null): jdText is string => jdText !== null && jdText.trim() !== '';

/**
 * Requests the profile of a job description once. Failures are not shown, because the score works without the job
 * match.
 */
export function requestProfile(jdText: string): void {
  if (!isDescription(jdText) || profiles.has(jdText) || pending.has(jdText)) return;
  failed.delete(jdText);
  queued.add(jdText);
  requestNext();
}

function requestNext(): void {
  const [jdText] = queued;
  if (jdText === undefined || pending.size >= MAX_CONCURRENT) return;
  queued.delete(jdText);
  pending.add(jdText);
  http
    .post<JobProfileView>('/api/ai/job-profile', { jdText })
    .then(
      (profile) => {
        // Keep a profile that was stored during the request, because it is newer.
        if (!profiles.has(jdText)) storeProfile(jdText, profile);
      },
      () => {
        if (failed.size === 0) window.addEventListener('online', retryFailed, { once: true });
        failed.add(jdText);
      },
    )
    .finally(() => {
      pending.delete(jdText);
      requestNext();
    });
  requestNext();
}

function retryFailed(): void {
  for (const jdText of [...failed]) requestProfile(jdText);
}

/** Stores a profile that the server returned, so that scores use the same terms as the list of keywords. */
export function storeProfile(jdText: string, profile: JobProfile): void {
  profiles.set(jdText, profile);
  const [oldest] = profiles.keys();
  if (profiles.size > MAX_CACHED && oldest !== undefined) profiles.delete(oldest);
  listeners.forEach((listener) => listener());
}

interface KnownProfile {
  profile: JobProfile | undefined;
  /** True if the job description was edited after this profile was requested. */
  isStale: boolean;
}

/**
 * Returns the profile of a job description that is being edited. Keeps the previous profile until the new one arrives.
 */
export function useJobProfile(jdText: string): KnownProfile {
  const current = useSyncExternalStore(subscribeToProfiles, () => profileOf(jdText));
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const isOpening = useRef(true);
  useEffect(() => {
    // Request the profile of the initial text immediately, but after an edit, wait for a pause in typing.
    const timer = setTimeout(() => requestProfile(jdText), isOpening.current ? 0 : TYPING_DELAY_MS);
    isOpening.current = false;
    return () => clearTimeout(timer);
  }, [jdText]);
  if (!isDescription(jdText)) return { profile: undefined, isStale: false };
  return { profile: current ?? last, isStale: current === undefined && last !== undefined };
}
