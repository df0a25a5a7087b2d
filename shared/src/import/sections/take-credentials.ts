import { EXPIRY_LABEL, NO_EXPIRY, NUMBER_KIND, NUMBER_LABEL } from '../../skills/certificate-words.js';
import { barParts, keepRange } from '../lines/bar-parts.js';
import type { Cell } from '../lines/cells.js';
import { findDates } from '../lines/find-dates.js';
import type { Paragraph } from '../paragraphs/paragraph.js';

/** Details of a certificate besides name, issuer and year. */
export interface Credentials {
  number: string;
  expires: string;
  /** Lines of the certificate without its number and expiration date. */
  rest: Paragraph[];
}

/** Maximum number of characters of a cell that may contain details; longer text is prose. */
const MAX_CELL_LENGTH = 400;
const OPEN = String.raw`(?<![\p{L}\p{N}])`;
/** Matches the number of a certificate: one word with a digit, possibly after separate letters ("RN 812345"). */
const VALUE = String.raw`((?:\p{Lu}{1,4} )?(?=[\p{L}./-]{0,12}\d)[\p{L}\p{N}](?:[\p{L}\p{N}./-]{0,38}[\p{L}\p{N}])?)(?![\p{L}\p{N}])`;
const SIGN = '[.:：#]{0,2} ?#?';
/**
 * Matches a labeled number: "License No. 812345". In "RN License No. 812345", "License" belongs to the name and not to
 * the label.
 */
const WITH_KIND = new RegExp(
  `(?<=^|[,;:(|–—·-] ?)${NUMBER_KIND}\\.? ?(?:${NUMBER_LABEL} ?${SIGN}|[:：#]) ?${VALUE}`,
  'iu',
);
const WITH_LABEL = new RegExp(`${OPEN}${NUMBER_LABEL}(?:${SIGN}) ?${VALUE}`, 'iu');
/** Matches the number after the name of a license: "Texas RN License 812345". */
const BARE = new RegExp(String.raw`(?<=licen[cs]e |registration )(\p{Lu}{0,4}-?\d{4,12})(?![\p{L}\p{N}])`, 'iu');

const EXPIRY = new RegExp(`${OPEN}${EXPIRY_LABEL} ?[:：.]? {0,2}`, 'giu');
const ENDLESS = new RegExp(`${OPEN}${NO_EXPIRY}(?![\\p{L}\\p{N}])`, 'iu');
/** Matches a month and a two-digit year, which count as a date only after a word such as "expires": "Exp. 06/27". */
const SHORT_DATE = /^\d{1,2}[/-]\d{2}(?![\d/-])/;

interface Found {
  value: string;
  from: number;
  to: number;
}

export function takeCredentials(lines: readonly Paragraph[]): Credentials {
  const taken = { number: '', expires: '' };
  const rest = lines.map((line) => {
    const cells = line.cells.flatMap(barParts).flatMap((cell) => withoutCredentials(cell, taken));
    return { ...line, cells };
  });
  return { ...taken, rest: taken.number === '' && taken.expires === '' ? [...lines] : rest };
}

function withoutCredentials(cell: Cell, taken: { number: string; expires: string }): Cell[] {
  if (cell.text.length > MAX_CELL_LENGTH) return [cell];
  let cells = [cell];
  if (taken.expires === '') cells = cells.flatMap((part) => takeFrom(part, 'expires', findExpiry(part.text), taken));
  if (taken.number === '') cells = cells.flatMap((part) => takeFrom(part, 'number', findNumber(part.text), taken));
  return cells;
}

function takeFrom(cell: Cell, key: 'number' | 'expires', found: Found | undefined, taken: Record<typeof key, string>) {
  if (!found || taken[key] !== '') return [cell];
  taken[key] = found.value;
  return around(cell, found);
}

function findExpiry(text: string): Found | undefined {
  for (const match of text.matchAll(EXPIRY)) {
    const from = match.index + match[0].length;
    const after = text.slice(from);
    const short = SHORT_DATE.exec(after)?.[0];
    const dates = findDates(after);
    const length = short?.length ?? (dates?.from === 0 ? dates.to : 0);
    if (length > 0) return { value: after.slice(0, length).trim(), from: match.index, to: from + length };
  }
  const endless = ENDLESS.exec(text);
  return endless ? { value: endless[0], from: endless.index, to: endless.index + endless[0].length } : undefined;
}

function findNumber(text: string): Found | undefined {
  for (const pattern of [WITH_KIND, WITH_LABEL, BARE]) {
    const match = pattern.exec(text);
    if (match) return { value: match[1]!, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

const SEPARATORS_BEFORE = /(?<![\s,;:|–—·-])[\s,;:|–—·-]+$|^[\s,;:|–—·-]+$/u;
const SEPARATORS_AFTER = /^[\s,;:.|–—·-]+/u;

/** Returns the text before and after a match, without adjacent punctuation and parentheses. */
function around(cell: Cell, { from, to }: Found): Cell[] {
  const { text } = cell;
  let left = text.slice(0, from).replace(SEPARATORS_BEFORE, '').length;
  let right = to + (SEPARATORS_AFTER.exec(text.slice(to))?.[0].length ?? 0);
  const opens = text[left - 1] === '(' || text[left - 1] === '[';
  const closes = text[right] === ')' || text[right] === ']';
  if (opens && closes) [left, right] = [left - 1, right + 1];
  // In "Diver (Quay Academy, No. 417)", the closing parenthesis is removed too, because the opening one marks the
  // issuer.
  else if (closes) right += 1;
  const parts = [keepRange(cell, 0, left), keepRange(cell, right, text.length)].filter((part) => part !== undefined);
  const [before, after] = parts;
  return before && after && opens
    ? [{ ...before, text: before.text + after.text, pieces: [...before.pieces, ...after.pieces] }]
    : parts;
}
