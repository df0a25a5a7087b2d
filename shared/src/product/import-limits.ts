export const IMPORT_BYTES = 10 * 1024 * 1024;
/** Maximum number of pages that an import reads from a PDF. */
export const IMPORT_PAGES = 30;
/** Maximum number of characters that an import reads from a file. */
export const IMPORT_CHARACTERS = 200_000;
