import { ApiError } from './api-error.js';

/** Error with status 503, thrown when a time limit is exceeded. The `work` may still complete later. */
export class TimedOut extends ApiError {
  constructor(readonly work: Promise<unknown>) {
    super(503, 'unavailable', 'Temporarily unavailable. Please try again in a moment.', { retryAfter: 5 });
  }
}

/** Returns the result, or throws `TimedOut` after the limit: a call to an unavailable store can stay pending forever. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(work)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
