/** Maximum number of suggestions per request. */
export const SUGGESTIONS_PER_REQUEST = 40;
/** Maximum number of characters in the note of a suggestion. */
export const SUGGESTION_NOTE_LENGTH = 500;
