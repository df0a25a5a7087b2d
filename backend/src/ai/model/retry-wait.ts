export const MAX_ATTEMPTS = 3;
const FIRST_WAIT = 400;
/**
 * Maximum wait before a retry, in milliseconds. If the server requests a longer wait, there is no retry, because a user
 * is waiting for the answer.
 */
const MAX_WAIT = 5_000;

/**
 * Returns the number of milliseconds to wait before the next attempt, with exponential backoff and jitter; undefined if
 * no attempt should follow.
 * @param tries attempts so far
 * @param retryAfter value of the server's Retry-After header: seconds or a date
 * @param random from 0 to 1
 */
export function retryWait(
  tries: number,
  retryAfter: string | null,
  random = Math.random(),
  now = Date.now(),
): number | undefined {
  if (tries >= MAX_ATTEMPTS) return undefined;
  const backOff = FIRST_WAIT * 2 ** (tries - 1) * (0.5 + random);
  const requested = retryAfter === null ? 0 : millisecondsOf(retryAfter, now);
  const wait = Math.max(backOff, requested);
  return wait > MAX_WAIT ? undefined : wait;
}

function millisecondsOf(retryAfter: string, now: number): number {
  const seconds = Number(retryAfter);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}
