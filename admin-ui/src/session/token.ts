import type { StaffRenewal, StaffToken } from '@shortlist/shared/contract/console/staff';
import { useSyncExternalStore } from 'react';

const KEY = 'adminSession';
const LIFE_KEY = 'adminSessionLife';
const END_KEY = 'adminSessionEnd';

/** Owner and expiration times of the stored token. Times are in milliseconds, according to this device's clock. */
export interface SessionLife {
  staffId: string;
  /** Time at which the token expires unless it is renewed. */
  expiresAt: number;
  /** Time at which the session ends, regardless of renewals. */
  endsAt: number;
}

/** Reason why a session expired: `idle` after inactivity, `limit` twelve hours after sign-in. */
export type SessionEnd = 'idle' | 'limit';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const currentToken = (): string | null => localStorage.getItem(KEY);

/** Returns why the last session expired. Null after a sign-out and while a token is stored. */
export function currentEnd(): SessionEnd | null {
  const end = currentToken() === null ? localStorage.getItem(END_KEY) : null;
  return end === 'idle' || end === 'limit' ? end : null;
}

/**
 * Returns the owner and the expiration times of the stored token. They remain stored after the session expires, so that
 * the console recognizes when the same staff member signs in again.
 */
export function currentLife(): SessionLife | null {
  const stored = localStorage.getItem(LIFE_KEY);
  return stored === null ? null : (JSON.parse(stored) as SessionLife);
}

/**
 * Computes and stores the expiration times. The response contains the remaining seconds instead of the times
 * themselves, so an incorrect device clock does not matter.
 */
export function storeLife(staffId: string, { expiresIn, endsIn }: Pick<StaffRenewal, 'expiresIn' | 'endsIn'>): void {
  const now = Date.now();
  const life: SessionLife = { staffId, expiresAt: now + expiresIn * 1_000, endsAt: now + endsIn * 1_000 };
  localStorage.setItem(LIFE_KEY, JSON.stringify(life));
}

export function storeToken(staffId: string, renewal: StaffRenewal): void {
  storeLife(staffId, renewal);
  localStorage.setItem(KEY, renewal.token);
  localStorage.removeItem(END_KEY);
  notify();
}

export const startSession = (answer: StaffToken): void => storeToken(answer.staff.id, answer);

/** Removes the token. If an `end` reason is given, the console stays open behind the sign-in form. */
export function removeToken(end: SessionEnd | null = null): void {
  if (end === null) localStorage.removeItem(END_KEY);
  else localStorage.setItem(END_KEY, end);
  localStorage.removeItem(KEY);
  notify();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The browser fires this event when another tab signs in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, currentToken);
export const useSessionEnd = (): SessionEnd | null => useSyncExternalStore(subscribe, currentEnd);
