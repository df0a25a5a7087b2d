/** An error that the user of a command can fix: the command prints its message without a stack trace. */
export class Problem extends Error {}

/** @param {unknown} error */
export function describe(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * @param {unknown} error
 * @returns {string | undefined} the system's error code, such as ENOENT
 */
export function errorCode(error) {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
