/** Maximum suggestions per request. */
export const SUGGESTIONS_PER_REQUEST = 40;
/** Maximum characters of the note with a suggestion. */
export const SUGGESTION_NOTE_LENGTH = 500;
