import type { SessionEnd, SessionLife } from './token.js';

const MINUTE = 60_000;
/** Remaining lifetime in milliseconds below which a token is renewed. A new token lasts half an hour. */
const RENEW_BELOW = 25 * MINUTE;
/** Milliseconds after a key press, click or scroll during which the user counts as active. */
const ACTIVE_FOR = 5 * MINUTE;
const WARN_OF_IDLE = 2 * MINUTE;
const WARN_OF_LIMIT = 10 * MINUTE;
/**
 * Tolerance in milliseconds for clock differences. A token that the server rejects within this time before its expiry
 * counts as expired, not as revoked.
 */
const TOLERANCE = MINUTE;

/** Returns why the session has ended, or null while the token is valid. */
export function endAt({ expiresAt, endsAt }: SessionLife, now: number, early = 0): SessionEnd | null {
  if (now < expiresAt - early) return null;
  return isAtLimit({ expiresAt, endsAt }) ? 'limit' : 'idle';
}

/** Returns why a rejected token expired, or null if it was revoked. */
export const endOfRefused = (life: SessionLife, now: number): SessionEnd | null => endAt(life, now, TOLERANCE);

export const isToRenew = (life: SessionLife, now: number, lastActivity: number): boolean =>
  !isAtLimit(life) && life.expiresAt - now < RENEW_BELOW && now - lastActivity < ACTIVE_FOR;

/** Returns why the session will end, if it ends soon enough for a warning; null otherwise. */
export function warningAt(life: SessionLife, now: number): SessionEnd | null {
  if (isAtLimit(life)) return life.endsAt - now < WARN_OF_LIMIT ? 'limit' : null;
  return life.expiresAt - now < WARN_OF_IDLE ? 'idle' : null;
}

/**
 * True if the token expires when the session ends, so that renewal would not extend its lifetime. Allows a difference
 * of two seconds, because both times are rounded.
 */
const isAtLimit = ({ expiresAt, endsAt }: Pick<SessionLife, 'expiresAt' | 'endsAt'>): boolean =>
  endsAt - expiresAt < 2_000;
