/** Number of cached lines, enough for several resumes; bounds the memory when texts keep changing. */
const CACHE_SIZE = 2_000;
/** Characters; longer text is not a line and would occupy memory for the life of the process. */
const MAX_CACHED_LENGTH = 600;

/**
 * Memoizes a function of text for the latest texts: a résumé is scored again at every pause in typing, with one line
 * changed. Values are shared and must not be mutated.
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
