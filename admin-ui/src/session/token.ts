import type { StaffRenewal, StaffToken } from '@shortlist/shared/contract/staff';
import { useSyncExternalStore } from 'react';

const KEY = 'adminSession';
const LIFE_KEY = 'adminSessionLife';
const END_KEY = 'adminSessionEnd';

/** Until when the stored token works, in milliseconds of this device's clock, and whose it is. */
export interface SessionLife {
  staffId: string;
  /** When the token ends unless it is renewed. */
  expiresAt: number;
  /** When the session ends, however often it is renewed. */
  endsAt: number;
}

/** Why a session ended by itself: without activity, or twelve hours after the sign-in. */
export type SessionEnd = 'idle' | 'limit';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const currentToken = (): string | null => localStorage.getItem(KEY);

/** Null while a token is stored, and after a sign-out. */
export function currentEnd(): SessionEnd | null {
  const end = currentToken() === null ? localStorage.getItem(END_KEY) : null;
  return end === 'idle' || end === 'limit' ? end : null;
}

/** Stays after the end of the session, to tell whether the same member of staff signs in again. */
export function currentLife(): SessionLife | null {
  const stored = localStorage.getItem(LIFE_KEY);
  return stored === null ? null : (JSON.parse(stored) as SessionLife);
}

/** Responses count seconds, so that a wrong clock of this device does not matter. */
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

/** With a reason the console stays open behind the way to sign in again. */
export function removeToken(end: SessionEnd | null = null): void {
  if (end === null) localStorage.removeItem(END_KEY);
  else localStorage.setItem(END_KEY, end);
  localStorage.removeItem(KEY);
  notify();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab signs in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, currentToken);
export const useSessionEnd = (): SessionEnd | null => useSyncExternalStore(subscribe, currentEnd);
