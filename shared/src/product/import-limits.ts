/** Maximum size of an uploaded file in bytes. */
export const IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum number of pages of an imported PDF that are read. */
export const IMPORT_PAGES = 30;
/** Maximum number of characters of an imported file that are read. */
export const IMPORT_CHARACTERS = 200_000;
