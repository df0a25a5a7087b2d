/** All that XML 1.0 admits but tabs and line ends, which a run has elements of its own for. */
const NOT_IN_XML = /[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that cannot break the file: one character outside XML's set and Word refuses the whole document. */
export const xmlText = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(NOT_IN_XML, '');
