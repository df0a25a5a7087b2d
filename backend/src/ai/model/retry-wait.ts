/** Tries of one question, the first included. */
export const MOST_TRIES = 3;
const FIRST_WAIT = 400;
/** Somebody is looking at a spinner: a server that wants more time than this gets no second try. */
const LONGEST_WAIT = 5_000;

/**
 * Milliseconds to wait before trying again, longer each time and never the same for everybody; undefined where trying
 * again makes no sense.
 *
 * @param tries made so far
 * @param retryAfter the server's header: seconds or a date
 * @param random from 0 to 1
 */
export function retryWait(
  tries: number,
  retryAfter: string | null,
  random = Math.random(),
  now = Date.now(),
): number | undefined {
  if (tries >= MOST_TRIES) return undefined;
  const backOff = FIRST_WAIT * 2 ** (tries - 1) * (0.5 + random);
  const asked = retryAfter === null ? 0 : millisecondsOf(retryAfter, now);
  const wait = Math.max(backOff, asked);
  return wait > LONGEST_WAIT ? undefined : wait;
}

function millisecondsOf(retryAfter: string, now: number): number {
  const seconds = Number(retryAfter);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}
