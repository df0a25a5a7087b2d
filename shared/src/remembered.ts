/** Lines of several résumés; a text of nothing but new words must not fill the memory. */
const MOST_KEPT = 2_000;
/** Characters. A wall of text is no line, and would be kept for the whole life of a process. */
const LONGEST_KEPT = 600;

/**
 * The same function, which remembers what it worked out of the latest texts: a résumé is scored again at every pause in
 * typing, with one line of it changed. Its values are shared, and so must not be changed.
 */
export function remembered<Value>(workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return workOut(text);
    const before = known.get(text);
    if (before) return before.value;
    const value = workOut(text);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, { value });
    return value;
  };
}
