export const SUGGESTIONS_PER_REQUEST = 40;
/** Maximum number of characters of the note that explains a suggestion. */
export const SUGGESTION_NOTE_LENGTH = 500;
