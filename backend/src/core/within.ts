import { ApiError } from './api-error.js';

/** The result when it comes in time, else 503: a store that is away can leave a call open for ever. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = ApiError.busy('unavailable', 'Temporarily unavailable. Please try again.', 5);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
