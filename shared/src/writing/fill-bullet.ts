/** A bullet with blanks such as `[from]`, each with a text of its own. */
interface BulletWithBlanks {
  readonly bullet: string;
  readonly blanks: readonly { readonly blank: string }[];
}

/** Puts the user's words, by blank, into the blanks of a bullet. Blanks without words stay. */
export const filledBullet = ({ bullet, blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): string =>
  blanks.reduce((text, { blank }) => {
    const said = words[blank]?.trim() ?? '';
    return said === '' ? text : text.replace(blank, () => said);
  }, bullet);

/** Whether the user has given words for every blank. */
export const isFilled = ({ blanks }: BulletWithBlanks, words: Readonly<Record<string, string>>): boolean =>
  blanks.every(({ blank }) => (words[blank]?.trim() ?? '') !== '');
