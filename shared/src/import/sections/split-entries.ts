import { isDateText } from '../lines/find-dates.js';
import { isDated } from '../paragraphs/head-tokens.js';
import type { Paragraph } from '../paragraphs/paragraph.js';

/** The lines of a job, a school or a project, divided into head and description. */
export interface EntryLines {
  head: Paragraph[];
  body: Paragraph[];
}

/** A gap larger than this multiple of the usual line spacing can separate two entries. */
const APART = 1.3;
const MAX_HEAD_LINE_LENGTH = 110;
/** Maximum number of lines in the head of an entry, unless dates show where it ends. */
const MAX_HEAD_LINES = 4;

/** Splits the paragraphs of a section into entries, based on style, gaps and the position of dates. */
export function splitEntries(
  paragraphs: readonly Paragraph[],
  isBodyLine: (paragraph: Paragraph) => boolean = () => false,
): EntryLines[] {
  const edge = headEdge(paragraphs);
  const isBody = (paragraph: Paragraph) =>
    paragraph.marker || isBodyLine(paragraph) || isProse(paragraph) || isIndented(paragraph, edge);
  const heads = headRules(paragraphs, isBody);
  const entries: EntryLines[] = [];
  for (let at = 0; at < paragraphs.length;) {
    const paragraph = paragraphs[at]!;
    if (isBody(paragraph)) {
      openEntry(entries).body.push(paragraph);
      at += 1;
      continue;
    }
    let end = at;
    while (end < paragraphs.length && !isBody(paragraphs[end]!)) end += 1;
    addRun(entries, paragraphs.slice(at, end), heads);
    at = end;
  }
  return entries;
}

/** Minimum indent in points of text whose bullet is a picture. `MAX_INDENT` is the maximum. */
const MIN_INDENT = 7;
const MAX_INDENT = 60;

/** Returns the left edge of the heads of entries, ignoring dates in a column further left. */
function headEdge(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((least, { cells, marker }) => {
    const [first, second] = cells;
    const head = first && second && isDateText(first.text) ? second : first;
    return head && !marker ? Math.min(least, head.x) : least;
  }, Infinity);
}

function isIndented(paragraph: Paragraph, edge: number): boolean {
  const indent = paragraph.x - edge;
  if (indent < MIN_INDENT || indent > MAX_INDENT || paragraph.cells.length > 1) return false;
  return !leadOf(paragraph).bold && !isDated(paragraph);
}

function openEntry(entries: EntryLines[]): EntryLines {
  const last = entries.at(-1);
  if (last) return last;
  const first: EntryLines = { head: [], body: [] };
  entries.push(first);
  return first;
}

/** Matches an abbreviation at the end of a text, such as "Inc.", whose period does not end a sentence. */
const ABBREVIATED =
  /(?:^|[\s,(.])(?:inc|ltd|co|corp|llc|bros|jr|sr|ph\.d|m\.d|b\.?sc|m\.?sc|s\.a|s\.l|s\.r\.l|o\.o|a\.s|b\.v|n\.v|e\.v|u\.s|u\.k|d\.c|etc)\.$/iu;

/** Returns whether a text is a full sentence or too long for the head of an entry. */
export function isProse(paragraph: Paragraph): boolean {
  const { text } = paragraph;
  if (leadOf(paragraph).bold && text.length < 250) return false;
  if (text.length > MAX_HEAD_LINE_LENGTH) return !isDated(paragraph);
  if (/[。！？]$/u.test(text) && text.length > 12) return true;
  return /[.!?…]$/u.test(text) && !ABBREVIATED.test(text) && text.split(' ').length > 6 && !isDated(paragraph);
}

interface HeadRules {
  titleStyle: string;
  /** Whether titles look different from the text below them. */
  isDistinct: boolean;
  /** Whether there is a gap above entries but not above every line. */
  hasGaps: boolean;
  linesBeforeDates: number;
  hasDates: boolean;
}

interface Lead {
  bold: boolean;
  italic: boolean;
  size: number;
}

function leadOf({ cells }: Paragraph): Lead {
  const [first] = cells.flatMap((cell) => cell.pieces).filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
  return first ?? { bold: false, italic: false, size: 0 };
}

function styleOf(paragraph: Paragraph): string {
  const { bold, italic, size } = leadOf(paragraph);
  return [bold, italic, Math.round(size), paragraph.caps].join(' ');
}

function headRules(paragraphs: readonly Paragraph[], isBody: (paragraph: Paragraph) => boolean): HeadRules {
  const lines = paragraphs.filter((paragraph) => !isBody(paragraph));
  const [first] = lines;
  const titleStyle = first ? styleOf(first) : '';
  const lead = first ? leadOf(first) : undefined;
  const others = paragraphs.filter((paragraph) => isBody(paragraph) || styleOf(paragraph) !== titleStyle);
  const isDistinct =
    lead !== undefined &&
    others.length > 0 &&
    others.every((other) => isBody(other) || styleOf(other) !== titleStyle) &&
    others.some((other) => {
      const style = leadOf(other);
      return (lead.bold && !style.bold) || lead.size > style.size + 0.4 || (first?.caps === true && !other.caps);
    });
  const apart = paragraphs.slice(1).filter((paragraph) => paragraph.gap > APART).length;
  const firstRun = lines.slice(0, Math.max(1, firstRunLength(paragraphs, isBody)));
  const dated = firstRun.findIndex(isDated);
  return {
    titleStyle,
    isDistinct,
    hasGaps: apart > 0 && apart <= (paragraphs.length - 1) * 0.75,
    linesBeforeDates: dated < 0 ? 0 : dated,
    hasDates: lines.some(isDated),
  };
}

function firstRunLength(paragraphs: readonly Paragraph[], isBody: (paragraph: Paragraph) => boolean): number {
  const from = paragraphs.findIndex((paragraph) => !isBody(paragraph));
  const end = paragraphs.findIndex((paragraph, index) => index > from && isBody(paragraph));
  return (end < 0 ? paragraphs.length : end) - Math.max(0, from);
}

function addRun(entries: EntryLines[], run: Paragraph[], rules: HeadRules): void {
  const starts = runStarts(run, rules, entries.length === 0);
  const [firstStart = run.length] = starts;
  for (const paragraph of run.slice(0, firstStart)) openEntry(entries).body.push(paragraph);
  starts.forEach((start, index) => {
    const lines = run.slice(start, starts[index + 1] ?? run.length);
    const length = headLength(lines, rules);
    entries.push({ head: lines.slice(0, length), body: lines.slice(length) });
  });
}

function runStarts(run: Paragraph[], rules: HeadRules, isFirst: boolean): number[] {
  const dated = run.flatMap((paragraph, index) => (isDated(paragraph) ? [index] : []));
  if (rules.isDistinct) {
    const starts = titleStarts(run, rules);
    if (starts.length > 0) return isFirst && starts[0] !== 0 ? [0, ...starts] : starts;
    if (dated.length === 0 && !isFirst) return [];
    return byDates(dated, 0, isFirst);
  }
  if (rules.hasGaps) {
    const starts = gapStarts(run, rules, isFirst);
    if (starts.length > 0 || dated.length === 0) return starts;
  }
  if (!rules.hasDates)
    return isFirst || !rules.hasGaps ? run.map((_, index) => index).filter((index) => isFirst || index === 0) : [];
  return byDates(dated, rules.linesBeforeDates, isFirst);
}

/** Returns the title lines that begin a head. A title line directly below another one belongs to the same head. */
function titleStarts(run: Paragraph[], { titleStyle, hasGaps }: HeadRules): number[] {
  return run.flatMap((paragraph, index) => {
    if (styleOf(paragraph) !== titleStyle) return [];
    const before = run[index - 1];
    const follows = before !== undefined && styleOf(before) === titleStyle && !isDated(before);
    return !follows || (hasGaps && paragraph.gap > APART) ? [index] : [];
  });
}

function gapStarts(run: Paragraph[], rules: HeadRules, isFirst: boolean): number[] {
  const starts = run.flatMap((paragraph, index) => {
    const opens = paragraph.gap > APART || (paragraph.gap === 0 && index === 0);
    return (index === 0 && isFirst) || opens ? [index] : [];
  });
  if (!rules.hasDates) return starts;
  // Counts only blocks with dates as entries, because there may be gaps within an entry.
  return starts.filter(
    (start, index) => run.slice(start, starts[index + 1] ?? run.length).some(isDated) || (start === 0 && isFirst),
  );
}

function byDates(dated: number[], before: number, isFirst: boolean): number[] {
  const starts: number[] = [];
  dated.forEach((at, index) => {
    const least = index === 0 ? 0 : dated[index - 1]! + 1;
    starts.push(isFirst && index === 0 ? 0 : Math.max(least, at - before));
  });
  return starts.length === 0 && isFirst ? [0] : starts;
}

function headLength(lines: Paragraph[], { hasDates }: HeadRules): number {
  const dated = lines.findIndex(isDated);
  if (!hasDates) return Math.min(lines.length, 1);
  return Math.min(lines.length, Math.max(dated + 2, MAX_HEAD_LINES));
}
