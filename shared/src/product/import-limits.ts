/** Maximum size of an uploaded file in bytes. */
export const IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum number of pages read from a PDF. */
export const IMPORT_PAGES = 30;
/** Maximum number of characters read from any file. */
export const IMPORT_CHARACTERS = 200_000;
