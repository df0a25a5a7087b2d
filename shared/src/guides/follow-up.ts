const FIGURE = /[$€£]\s?\p{Nd}[\p{Nd}.,]*(?:\s?[KMB]\b)?|\p{Nd}[\p{Nd}.,]*\s?(?:%|per ?cent\b)/u;
const FROM_TO = /\bfrom (\S*\p{Nd}\S*) to (\S*\p{Nd}\S*)/u;
const ARROW = /(\S*\p{Nd}\S*)\s*(?:→|->)\s*(\S*\p{Nd}\S*)/u;

/** What is asked next about a story, by the figures that it names or leaves out. */
export function followUp(bullet: string): string {
  const [, from, to] = (FROM_TO.exec(bullet) ?? ARROW.exec(bullet))?.map(bare) ?? [];
  if (from !== undefined && to !== undefined)
    return `Be ready to say how the change from ${from} to ${to} was measured, and what you did that made the difference.`;
  const figure = FIGURE.exec(bullet)?.[0];
  if (figure !== undefined)
    return `Be ready to say how the ${bare(figure)} was worked out, over what time, and what was yours in it.`;
  return /\p{Nd}/u.test(bullet)
    ? 'Say what made it hard, and end with what came of it: [the result].'
    : 'End with what came of it: [the result, with a number if you have one].';
}

const bare = (figure: string): string => figure.replace(/[.,;:]+$/, '');
