// Matches presentation forms, such as the ligature U+FB01 for "fi". They come from old encodings, and a search for "fi"
// or for an Arabic word does not find them.
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC]/g;
// Matches control characters except tab, line feed and carriage return, and also the byte order mark, noncharacters and
// invisible bidi overrides.
const UNSEEN =
  // eslint-disable-next-line no-control-regex -- control characters are what this expression is about
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Removes invisible characters that cannot be stored or printed, such as control characters and lone surrogates. */
export const withoutControls = (text: string): string => text.replace(UNSEEN, '').replace(LONE_SURROGATES, '');

/** Matches lines of printable ASCII, which need no cleaning. Most lines match, which saves time. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Cleans a line: converts it to NFC, replaces presentation forms and collapses white space. */
export const cleanLine = (text: string): string =>
  PLAIN_LINE.test(text)
    ? text
    : withoutControls(text)
        .normalize('NFC')
        .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
        .replace(/[\s\u00A0\u2028\u2029\u200B\u2060]+/g, ' ')
        .trim();

/** Returns the lines of a text, cleaned and without blank lines. */
export const cleanLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter(Boolean);

const TITLE_MARK = /^#{1,6} /;

/**
 * Removes Markdown marks that users paste from chats and notes: `**bold**`, `` `code` `` and leading `#`. An unpaired
 * mark is ordinary text ("rated 5**") and stays.
 */
export const withoutMarkdown = (line: string): string =>
  /[*`#]/.test(line) ? withoutPairs(withoutPairs(line, '**'), '`').replace(TITLE_MARK, '') : line;

function withoutPairs(line: string, mark: string): string {
  const parts = line.split(mark);
  const isPaired = parts.length % 2 === 1 && parts.every((part, index) => index % 2 === 0 || /^\S/.test(part));
  return isPaired ? parts.join('') : line;
}

const TYPED_MARKER = /^(?:[•◦▪‣●○■□–—*·]|-(?!\d))\s*/u;

/**
 * Returns the text of a bullet without the marker that the user typed or pasted, because templates draw the markers.
 */
export const bulletText = (text: string): string => withoutMarkdown(cleanLine(text)).replace(TYPED_MARKER, '');

export const isTypedBullet = (line: string): boolean => /^(?:[•◦▪‣●○■□]|\*(?!\*)|[-–—]\s)/u.test(line.trimStart());

export const withPeriod = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
