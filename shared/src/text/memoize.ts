/** Maximum number of cached lines: enough for several resumes, and few enough to limit the memory used. */
const CACHE_SIZE = 2_000;
/**
 * Maximum number of characters of a cached text. A longer text is not a single line and would occupy memory for the
 * life of the process.
 */
const MAX_CACHED_LENGTH = 600;

/**
 * Caches the results for the most recent texts: the score is recomputed at every pause in typing, although only one
 * line has changed. Callers share the cached values and must not change them.
 */
export function memoize<Value>(workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    if (text.length > MAX_CACHED_LENGTH) return workOut(text);
    const before = known.get(text);
    if (before) return before.value;
    const value = workOut(text);
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(text, { value });
    return value;
  };
}
