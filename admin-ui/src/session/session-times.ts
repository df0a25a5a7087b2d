import type { SessionEnd, SessionLife } from './token.js';

const MINUTE = 60_000;
/** Renews a token when less than this of its half hour remains. */
const RENEW_BELOW = 25 * MINUTE;
/** How long a key press or click counts as activity. */
const ACTIVE_FOR = 5 * MINUTE;
const WARN_OF_IDLE = 2 * MINUTE;
const WARN_OF_LIMIT = 10 * MINUTE;
/** The server's clock decides: a rejection shortly before the expected end counts as the end. */
const TOLERANCE = MINUTE;

/** Returns why the session has ended, or null while its token works. */
export function endAt({ expiresAt, endsAt }: SessionLife, now: number, early = 0): SessionEnd | null {
  if (now < expiresAt - early) return null;
  return isAtLimit({ expiresAt, endsAt }) ? 'limit' : 'idle';
}

/** Returns why the server rejected a token, or null if it was revoked. */
export const endOfRefused = (life: SessionLife, now: number): SessionEnd | null => endAt(life, now, TOLERANCE);

export const isToRenew = (life: SessionLife, now: number, lastActivity: number): boolean =>
  !isAtLimit(life) && life.expiresAt - now < RENEW_BELOW && now - lastActivity < ACTIVE_FOR;

/** Returns the upcoming end of the session once it is due for a warning. */
export function warningAt(life: SessionLife, now: number): SessionEnd | null {
  if (isAtLimit(life)) return life.endsAt - now < WARN_OF_LIMIT ? 'limit' : null;
  return life.expiresAt - now < WARN_OF_IDLE ? 'idle' : null;
}

/** True when renewing cannot extend the token. Both times are rounded to seconds. */
const isAtLimit = ({ expiresAt, endsAt }: Pick<SessionLife, 'expiresAt' | 'endsAt'>): boolean =>
  endsAt - expiresAt < 2_000;
