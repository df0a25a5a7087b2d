import { findDates, holdsDate, isDateText, splitDates } from '../lines/find-dates.js';
import type { Paragraph } from './paragraph.js';
import { isPlace } from '../lines/places.js';
import { barParts, keepRange } from '../lines/bar-parts.js';
import { cutStart, type Cell } from '../lines/cells.js';

/** A part of the head of an entry: a job title, an employer or a location. */
export interface Token {
  text: string;
  bold: boolean;
  /** Whether this part follows a vertical bar or is at the right edge of the line. */
  apart: boolean;
  line: number;
}

export interface HeadDates {
  start: string;
  end: string;
  current: boolean;
  text: string;
}

export interface Head {
  tokens: Token[];
  datesLine: number | undefined;
  dates: HeadDates | undefined;
}

/** Splits the head of an entry at vertical bars, tab stops and changes of font weight, and extracts the dates. */
export function readHead(lines: readonly Paragraph[]): Head {
  const tokens: Token[] = [];
  let dates: HeadDates | undefined;
  let datesLine: number | undefined;
  lines.forEach((paragraph, line) => {
    paragraph.cells.forEach((cell, index) => {
      const { rest, found } = dates ? { rest: [cell], found: undefined } : takeDates(cell, paragraph.cells.length > 1);
      if (found) [dates, datesLine] = [found, line];
      rest.forEach((part, at) => tokens.push(...tokensOf(part, line, index > 0 || at > 0)));
    });
  });
  return { tokens, dates, datesLine };
}

/** Results of `isDated`. They are cached, because paragraphs are immutable and each is checked many times. */
const dated = new WeakMap<Paragraph, boolean>();

/** Returns whether a line contains the dates of a job, a school or a similar entry. */
export function isDated(paragraph: Paragraph): boolean {
  let known = dated.get(paragraph);
  if (known === undefined) {
    const { cells } = paragraph;
    known = cells.some((cell) => takeDates(cell, cells.length > 1).found !== undefined);
    dated.set(paragraph, known);
  }
  return known;
}

interface Taken {
  rest: Cell[];
  found: HeadDates | undefined;
}

function takeDates(cell: Cell, hasNeighbours: boolean): Taken {
  const bars = barParts(cell);
  if (bars.length > 1) return takeFromParts(bars);
  return takeFromCell(cell, hasNeighbours);
}

function takeFromParts(parts: Cell[]): Taken {
  const at = parts.findLastIndex((part) => isDateText(part.text));
  const index =
    at >= 0 ? at : parts.findLastIndex((part, place) => place > 0 && holdsDate(part.text) && !isPlace(part.text));
  const part = parts[index];
  if (!part) return { rest: parts, found: undefined };
  const { rest, found } = takeFromCell(part, true);
  return { rest: [...parts.slice(0, index), ...rest, ...parts.slice(index + 1)], found };
}

const SEPARATOR_BEFORE = /[,;:|([–—•·-]\s*$|\s\s$/u;
const WORDY_YEAR = /(?:^|\s)(?:class of|since|from|to|in|by|of|the|for)\s*$/iu;

function takeFromCell(cell: Cell, hasNeighbours: boolean): Taken {
  const none = { rest: [cell], found: undefined };
  const { text } = cell;
  const dates = findDates(text);
  if (!dates) return isDateText(text) ? { rest: [], found: { ...splitDates(text), text } } : none;
  const before = text.slice(0, dates.from);
  const after = text.slice(dates.to);
  const restBefore = bare(before);
  const restAfter = bare(after);
  if (restBefore === '' && restAfter === '') return { rest: [], found: { ...splitDates(text), text: unwrapped(text) } };
  const isSpan = dates.end !== '' || dates.current;
  const isSeparate = SEPARATOR_BEFORE.test(before) || restBefore === '';
  // A single year in the middle of a text belongs to the text and is not the date of the entry.
  if (!isSpan && !isSeparate && !hasNeighbours) return none;
  if (restBefore !== '' && restAfter !== '' && !(isSpan && isSeparate)) {
    if (!hasNeighbours || !holdsDate(text)) return none;
    return { rest: [], found: { ...splitDates(text), text } };
  }
  if (!isSpan && hasNeighbours && !isSeparate) {
    const isNote = text.length <= 40 && !isPlace(restBefore) && restBefore.split(' ').length <= 3 && restAfter === '';
    return isNote ? { rest: [], found: { ...splitDates(text), text } } : none;
  }
  if (!isSpan && WORDY_YEAR.test(before)) return none;
  const found = {
    start: dates.start,
    end: dates.end,
    current: dates.current,
    text: text.slice(dates.from, dates.to).trim(),
  };
  const rest = [
    restBefore === '' ? undefined : keepRange(cell, 0, dates.from),
    restAfter === '' ? undefined : cutStart(cell, dates.to),
  ];
  return { rest: rest.filter((part) => part !== undefined), found };
}

const bare = (text: string): string =>
  text.replace(/^[\s,;:|()[\]–—•·-]+|(?<![\s,;:|()[\]–—•·-])[\s,;:|()[\]–—•·-]+$/gu, '');
const unwrapped = (text: string): string => text.trim().replace(/^\((.*)\)$/u, '$1');

function tokensOf(cell: Cell, line: number, apart: boolean): Token[] {
  return barParts(cell).flatMap((part, index) => {
    const parts = styleParts(part);
    return parts.flatMap(({ text, bold }): Token[] => {
      const clean = trimmed(text);
      // A capitalized word that stands alone, such as "For | 2019", is a name.
      const connects = CONNECTING.test(clean) && (parts.length > 1 || clean === clean.toLowerCase());
      return clean === '' || connects ? [] : [{ text: clean, bold, apart: apart || index > 0, line }];
    });
  });
}

/** Matches a word that connects two bold names: "at" in "Engineer at Acme". */
const CONNECTING = /^(?:at|@|bei|chez|for|with|in|w|en|presso|by|of|and)$/iu;

/** Removes separators at both ends of a text, and parentheses that enclose the whole text or have no counterpart. */
export function trimmed(text: string): string {
  let clean = text
    .replace(/^[\s,;:|–—•·، 、-]+/u, '')
    .replace(/(?<![\s,;:|–—•·،、])[\s,;:|–—•·،、]+$|(?<!\s)\s+-$/u, '');
  if (clean.startsWith('(') && clean.endsWith(')') && !clean.slice(1, -1).includes('(')) clean = clean.slice(1, -1);
  else if (clean.endsWith('(') || (clean.startsWith(')') && !clean.includes('(')))
    clean = clean.replace(/^\)|\($/g, '').trim();
  return clean.trim();
}

/** Splits a text at the spaces and punctuation marks where bold or italic type begins or ends. */
function styleParts({ pieces }: Cell): { text: string; bold: boolean }[] {
  const parts: { text: string; bold: boolean; italic: boolean }[] = [];
  for (const { text, bold, italic } of pieces) {
    const last = parts.at(-1);
    const isSame = !last || !/\p{L}/u.test(text) || (last.bold === bold && last.italic === italic);
    if (last && (isSame || (!/[\s,;:|(–—-]$/u.test(last.text) && !/^[\s,;:|(–—،、-]/u.test(text)))) last.text += text;
    else parts.push({ text, bold, italic });
  }
  return parts;
}
