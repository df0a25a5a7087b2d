/**
 * Text as it arrives from keyboards, pastes and old files, made safe to set. The person's stored data is not touched
 * by this; only what is composed from it.
 */

// Presentation forms exist for old encodings: a search for "fi" or for an Arabic word does not find them.
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC]/g;
// C0 and C1 controls but for tab, line feed and carriage return; byte order mark; what Unicode keeps from being characters;
// bidi overrides that reorder text invisibly.
const UNSEEN =
  // eslint-disable-next-line no-control-regex -- control characters are what this expression is about
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Removes what cannot be stored or printed (control characters, lone surrogates) and nothing that can be seen. */
export const withoutControls = (text: string): string => text.replace(UNSEEN, '').replace(LONE_SURROGATES, '');

/** What most lines are, and what needs no cleaning. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** One line of text: composed characters (NFC), presentation forms resolved, white space runs as single spaces. */
export const cleanLine = (text: string): string =>
  PLAIN_LINE.test(text)
    ? text
    : withoutControls(text)
        .normalize('NFC')
        .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
        .replace(/[\s\u00A0\u2028\u2029\u200B\u2060]+/g, ' ')
        .trim();

/** Lines that hold something, each cleaned. */
export const cleanLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter(Boolean);

const TITLE_MARK = /^#{1,6} /;

/**
 * A line without the marks of Markdown that come with text pasted from chats and notes: `**bold**`, `` `code` `` and
 * leading `#`. A mark without its partner is text ("rated 5**") and stays.
 */
export const withoutMarkdown = (line: string): string =>
  /[*`#]/.test(line) ? withoutPairs(withoutPairs(line, '**'), '`').replace(TITLE_MARK, '') : line;

function withoutPairs(line: string, mark: string): string {
  const parts = line.split(mark);
  const isPaired = parts.length % 2 === 1 && parts.every((part, index) => index % 2 === 0 || /^\S/.test(part));
  return isPaired ? parts.join('') : line;
}

const TYPED_MARKER = /^(?:[•◦▪‣●○■□–—*·]|-(?!\d))\s*/u;

/** A bullet's text without a marker that was typed or pasted with it; the template draws its own. */
export const bulletText = (text: string): string => withoutMarkdown(cleanLine(text)).replace(TYPED_MARKER, '');

/** Whether a line was typed as a bullet. */
export const isTypedBullet = (line: string): boolean => /^(?:[•◦▪‣●○■□]|\*(?!\*)|[-–—]\s)/u.test(line.trimStart());
