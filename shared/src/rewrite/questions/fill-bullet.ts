/** A bullet with blanks such as `[from]`. Each blank has a different text. */
interface BulletWithBlanks {
  readonly bullet: string;
  readonly blanks: readonly { readonly blank: string }[];
}

/** Replaces the blanks of a bullet with the user's words. A blank without an answer stays. */
export const filledBullet = ({ bullet, blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): string =>
  blanks.reduce((text, { blank }) => {
    const answer = words[blank]?.trim() ?? '';
    return answer === '' ? text : text.replace(blank, () => answer);
  }, bullet);

export const isFilled = ({ blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): boolean =>
  blanks.every(({ blank }) => (words[blank]?.trim() ?? '') !== '');

/** Appends an ending to a bullet, before a final period and in place of a final comma or semicolon. */
export function withEnd(text: string, ending: string): string {
  const last = text.at(-1);
  const bare = last === '.' || last === ',' || last === ';' ? text.slice(0, -1) : text;
  return bare + ending + (last === '.' ? '.' : '');
}
