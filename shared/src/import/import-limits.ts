/** Bytes of an uploaded file. */
export const IMPORT_BYTES = 10 * 1024 * 1024;
/** Pages of a PDF that are read; a résumé has a few. */
export const IMPORT_PAGES = 30;
/** Characters of text that are looked at, whatever the file. */
export const IMPORT_CHARACTERS = 200_000;
