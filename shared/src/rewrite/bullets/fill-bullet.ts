/** A bullet with blanks such as `[from]`. No two blanks have the same text. */
interface BulletWithBlanks {
  readonly bullet: string;
  readonly blanks: readonly { readonly blank: string }[];
}

/** Replaces the blanks of a bullet with the user's words. A blank without words stays. */
export const filledBullet = ({ bullet, blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): string =>
  blanks.reduce((text, { blank }) => {
    const answer = words[blank]?.trim() ?? '';
    return answer === '' ? text : text.replace(blank, () => answer);
  }, bullet);

/** Returns whether the user provided words for every blank. */
export const isFilled = ({ blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): boolean =>
  blanks.every(({ blank }) => (words[blank]?.trim() ?? '') !== '');
