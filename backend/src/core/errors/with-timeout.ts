import { ApiError } from './api-error.js';

/** Returns the result, or throws 503 after the time limit: a call to an unavailable store can stay pending forever. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = ApiError.busy('unavailable', 'Temporarily unavailable. Please try again in a moment.', 5);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
