import { ApiError } from './api-error.js';

/** Returns the result if it comes in time, else 503: a call to an unavailable store can stay open forever. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = ApiError.busy('unavailable', 'Temporarily unavailable. Please try again.', 5);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
