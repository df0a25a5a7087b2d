const FIGURE = /[$€£]\s?\p{Nd}[\p{Nd}.,]{0,20}(?:\s?[KMB]\b)?|\p{Nd}[\p{Nd}.,]{0,20}\s?(?:%|per ?cent\b)/u;
/**
 * Matches a word that contains a figure. The length of the word is limited, because unlimited backtracking would take
 * quadratic time.
 */
const WORD = String.raw`(\S{0,20}\p{Nd}\S{0,20})`;
const FROM_TO = new RegExp(String.raw`\bfrom ${WORD} to ${WORD}`, 'u');
const ARROW = new RegExp(String.raw`${WORD}\s?(?:→|->)\s?${WORD}`, 'u');

/** Returns advice for the likely follow-up question about a bullet, such as how its figure was calculated. */
export function followUp(bullet: string): string {
  const [, from, to] = (FROM_TO.exec(bullet) ?? ARROW.exec(bullet))?.map(bare) ?? [];
  if (from !== undefined && to !== undefined)
    return `Be ready to say how the change from ${from} to ${to} was measured, and what you did that made the difference.`;
  const figure = FIGURE.exec(bullet)?.[0];
  if (figure !== undefined)
    return `Be ready to say how the ${bare(figure)} was calculated, over what period, and what your part in it was.`;
  return /\p{Nd}/u.test(bullet)
    ? 'Say what made it hard, and end with the result: [the result].'
    : 'End with the result: [the result, with a number if you have one].';
}

const bare = (figure: string): string => figure.replace(/(?<![.,;:])[.,;:]+$/, '');
