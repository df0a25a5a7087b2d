import { isOccupation } from '../../facts/occupations.js';

const OCCUPATION =
  /\b(I am|I[’']m|[Ww]ork(?:ed|ing|s)? as) (?!an? |the |my |one |not )((?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+)(?= (?:with|and|at|in|for|from|since)\b|[.,;]|$)/gu;
const PLURAL = /(?<!s)s$/;
const AN = /^(?:[aio]|e(?!u)|u(?!ni|s|ti))/;

/** Adds the article that a singular occupation needs: "I work as cook" becomes "I work as a cook". */
export const withArticles = (text: string): string =>
  text.replace(OCCUPATION, (phrase, before: string, name: string) =>
    isOccupation(name) && !PLURAL.test(name) ? `${before} ${AN.test(name) ? 'an' : 'a'} ${name}` : phrase,
  );
