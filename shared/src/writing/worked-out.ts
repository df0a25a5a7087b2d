/** "From 38 to 71 percent": the unit stands behind the second number alone. */
const RANGE = /^\s?(?:to|and|–|-)\s?\p{N}[\p{N}.,]*\s?(?:%|percent|per cent)/u;
const DIFFERENCE = /\b(?:by|points?|down|up|drop|rise|less|more|fewer|saved?|difference|gain|cut)\b/i;
/** Characters around a number in which it is said to be a difference. */
const AROUND = 24;

const valueOf = (key: string): number => Number(key.replace(/[^\d.]/g, ''));
const unitOf = (key: string): string => key.replace(/[\d.,]/g, '');

/** Whether a number follows from those of one line: a share without its sign, or what lies between two of its numbers. */
export function isWorkedOut(
  lines: readonly { numbers: ReadonlySet<string> }[],
  key: string,
  text: string,
  end: number,
): boolean {
  if (RANGE.test(text.slice(end)) && lines.some(({ numbers }) => numbers.has(`${key}%`))) return true;
  if (!DIFFERENCE.test(text.slice(Math.max(0, end - AROUND), end + AROUND))) return false;
  const value = valueOf(key);
  const isMoney = /[$€£¥]/.test(key);
  return lines.some(({ numbers }) => {
    const same = [...numbers].filter((other) => (isMoney ? unitOf(other) === unitOf(key) : !/[$€£¥]/.test(other)));
    return same.some((one) => same.some((two) => one !== two && Math.abs(valueOf(one) - valueOf(two) - value) < 1e-6));
  });
}
