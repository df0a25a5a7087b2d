/** Suggestions that one request may have. */
export const SUGGESTIONS_PER_REQUEST = 40;
/** Characters of the remark beside a suggestion. */
export const SUGGESTION_NOTE_LENGTH = 500;
