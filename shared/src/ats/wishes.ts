/**
 * What a summary says about its author's wishes and private life instead of their work. Career services and, for private
 * facts, equal-treatment guidance advise to leave both out, so such sentences are no part of the summary's length.
 */
const WISH_OR_PRIVATE =
  /\b(?:looking for|seeking|in search of|where i can|opportunity to|opportunities to|hoping to|would like to|i (?:like|love|enjoy)|born|date of birth|married|single mother|single father|children|religion|christian|muslim|nationality|hobbies|non smoker|non-smoker|good health|references|my last job)\b/i;
const SENTENCE_END = /(?<=[.!?])\s/;

/** The sentences of a summary that speak of the author's work. English only: other languages come back whole. */
export const aboutWork = (summary: string): string =>
  summary
    .split(SENTENCE_END)
    .filter((sentence) => !WISH_OR_PRIVATE.test(sentence))
    .join(' ');
