import type { SessionEnd, SessionLife } from './token.js';

const MINUTE = 60_000;
/** A token is renewed once less of its half hour is left. */
const RENEW_BELOW = 25 * MINUTE;
/** How long the last key or click counts as activity. */
const ACTIVE_FOR = 5 * MINUTE;
const WARN_OF_IDLE = 2 * MINUTE;
const WARN_OF_LIMIT = 10 * MINUTE;
/** The server's clock decides; a refusal shortly before the end is the end. */
const TOLERANCE = MINUTE;

/** Why the session has ended by now; null while its token works. */
export function endAt({ expiresAt, endsAt }: SessionLife, now: number, early = 0): SessionEnd | null {
  if (now < expiresAt - early) return null;
  return isAtLimit({ expiresAt, endsAt }) ? 'limit' : 'idle';
}

/** Why the server refused a token: null if it was ended by someone. */
export const endOfRefused = (life: SessionLife, now: number): SessionEnd | null => endAt(life, now, TOLERANCE);

export const isToRenew = (life: SessionLife, now: number, lastActivity: number): boolean =>
  !isAtLimit(life) && life.expiresAt - now < RENEW_BELOW && now - lastActivity < ACTIVE_FOR;

/** What the session is about to end with. */
export function warningAt(life: SessionLife, now: number): SessionEnd | null {
  if (isAtLimit(life)) return life.endsAt - now < WARN_OF_LIMIT ? 'limit' : null;
  return life.expiresAt - now < WARN_OF_IDLE ? 'idle' : null;
}

/** No renewal makes the token last longer. Both times are rounded to seconds. */
const isAtLimit = ({ expiresAt, endsAt }: Pick<SessionLife, 'expiresAt' | 'endsAt'>): boolean =>
  endsAt - expiresAt < 2_000;
