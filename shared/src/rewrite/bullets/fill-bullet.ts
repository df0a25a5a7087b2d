/** A bullet with blanks such as `[from]`, each with a unique text. */
interface BulletWithBlanks {
  readonly bullet: string;
  readonly blanks: readonly { readonly blank: string }[];
}

/** Replaces the blanks of a bullet by the user's words. Blanks without words stay. */
export const filledBullet = ({ bullet, blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): string =>
  blanks.reduce((text, { blank }) => {
    const answer = words[blank]?.trim() ?? '';
    return answer === '' ? text : text.replace(blank, () => answer);
  }, bullet);

/** Returns whether the user has words for every blank. */
export const isFilled = ({ blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): boolean =>
  blanks.every(({ blank }) => (words[blank]?.trim() ?? '') !== '');
