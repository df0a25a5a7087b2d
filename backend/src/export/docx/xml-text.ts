/** Matches characters that XML 1.0 forbids, and tabs and line ends, which DOCX stores as separate elements of a run. */
const NOT_IN_XML = /[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Word rejects a document that contains even one character that XML forbids. */
export const xmlText = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(NOT_IN_XML, '');
