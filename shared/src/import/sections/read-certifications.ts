import type { Certification } from '../../resume/resume-data.js';
import { barParts } from '../lines/bar-parts.js';
import { readHead, trimmed } from '../paragraphs/head-tokens.js';
import { findDates, holdsDate } from '../lines/find-dates.js';
import type { ImportNotes } from '../result/import-notes.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { splitEntries } from './split-entries.js';
import { takeCredentials } from './take-credentials.js';
import { splitList } from '../paragraphs/split-list.js';
import { companyScore, schoolScore } from '../lines/vocabulary.js';

const DATE_WORD =
  /(?<![\s,;|(–—-])[\s,;|(–—-]*(?:(?:exp(?:ires|iry|iration(?: date)?|\.)?|valid (?:until|through|to|till)|issued(?: on)?|renewed|obtained|earned|received|completed|since|until|gültig bis|expira|scadenza|ważny do|дійсний до)[:.]?\s{0,4}){1,4}$/iu;
const ISSUED_BY = /^(?:issued by|issuer|issuing organi[sz]ation|awarded by|authority|by|from)\s*:?\s+/iu;

export function readCertifications(paragraphs: readonly Paragraph[], notes: ImportNotes): Certification[] {
  // A certificate is usually one line. Several lines belong to one certificate only if its name has a distinct style.
  const entries = splitEntries(
    paragraphs.map((paragraph) => ({ ...paragraph, marker: false })),
    () => false,
  );
  const dated = paragraphs.filter(({ cells }) => cells.some(({ text }) => findDates(text.slice(-60)))).length;
  const isByLine =
    paragraphs.some(({ marker }) => marker) ||
    dated > paragraphs.length * 0.7 ||
    entries.every(({ head, body }) => head.length + body.length === 1);
  const groups = isByLine
    ? paragraphs.map((paragraph) => [paragraph])
    : entries.map(({ head, body }) => [...head, ...body]);
  const read: Certification[] = [];
  for (const lines of groups) addCertification(read, lines, notes);
  return read;
}

/** Adds a certificate. A line without a name adds its number, year and expiration date to the certificate above. */
function addCertification(read: Certification[], lines: Paragraph[], notes: ImportNotes): void {
  const { rest: unread, number, expires } = takeCredentials(lines);
  const { year, rest } = takeYear(unread);
  const [name = '', issuer = '', ...more] = beforeYear(unread, year) ?? namesOf(rest);
  const last = read.at(-1);
  if (name === '' && last && goesWith(last, { number, expires, year })) {
    Object.assign(last, filledOf({ number, expires, year }));
    return;
  }
  for (const text of more) notes.notUnderstood(text, `certifications.${read.length}`);
  read.push({ name, issuer: issuer.replace(ISSUED_BY, ''), year, number, expires });
}

type Details = Pick<Certification, 'number' | 'expires' | 'year'>;

/** Returns whether the last certificate lacks every detail that the next line contains. */
const goesWith = (last: Details, details: Details): boolean =>
  (Object.keys(details) as (keyof Details)[]).every((key) => details[key] === '' || last[key] === '');

const filledOf = (details: Details): Partial<Details> =>
  Object.fromEntries(Object.entries(details).filter(([, text]) => text !== ''));

/**
 * Parses "Name – Issuer, 2021". Returns undefined if the name is an acronym, because the text after the dash may be its
 * full form.
 */
function beforeYear([line, ...others]: Paragraph[], year: string): string[] | undefined {
  if (!line || others.length > 0 || year === '' || line.cells.length !== 1) return undefined;
  const { text } = line;
  if (!text.endsWith(year) || !/,\s$/.test(text.slice(0, -year.length))) return undefined;
  const named = text
    .slice(0, text.length - year.length)
    .trimEnd()
    .slice(0, -1);
  const dash = [...named.matchAll(/(?<!\s)\s+[–—-]\s+/gu)].at(-1);
  if (!dash) return undefined;
  const [name, issuer] = [named.slice(0, dash.index), named.slice(dash.index + dash[0].length)];
  return isAcronym(name) || issuer === '' ? undefined : [name, issuer];
}

const isAcronym = (text: string): boolean => /^[\p{Lu}\d+./&-]{2,8}$/u.test(text);

/**
 * Extracts the date together with the words around it ("Exp. 06/2026", "2020, renewed 2023"). The date must be at the
 * right edge, after a vertical bar or at the end of the text.
 */
function takeYear(lines: Paragraph[]): { year: string; rest: Paragraph[] } {
  for (const [at, line] of [...lines.entries()].reverse()) {
    const cells = line.cells.flatMap(barParts);
    const index = cells.findLastIndex(({ text }, place) => (place > 0 || at > 0) && holdsDate(text));
    const cell = cells[index];
    const without = (kept: typeof cells) =>
      lines.map((other, place) => (place === at ? { ...other, cells: kept } : other));
    if (cell && startsWithDate(cell.text))
      return { year: unwrapped(cell.text), rest: without(cells.filter((other) => other !== cell)) };
    const last = cells.at(-1);
    const dates = last && findDates(last.text);
    if (!last || !dates) continue;
    const before = last.text.slice(0, dates.from);
    const word = DATE_WORD.exec(before);
    const from = word ? word.index : dates.from;
    if (!word && !/[\s,;|(–—·-]$/u.test(before)) continue;
    if (last.text.length - dates.to > 30) continue;
    const rest = trimmed(last.text.slice(0, from));
    const kept = rest === '' ? [] : [{ ...last, text: rest, pieces: cutPieces(last.pieces, from) }];
    return { year: unwrapped(trimmed(last.text.slice(from))), rest: without([...cells.slice(0, -1), ...kept]) };
  }
  return { year: '', rest: lines };
}

const startsWithDate = (text: string): boolean => {
  const dates = findDates(text);
  if (dates === undefined || dates.from === 0) return true;
  const before = text.slice(0, dates.from);
  // In "Issuer, 2021", the text before the comma is the issuer and not part of the date.
  return DATE_WORD.test(before) || (text.length < 25 && !/,\s*$/.test(before));
};
const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/^[([]|[)\]]$/g, '')
    .trim();

function cutPieces<T extends { text: string }>(pieces: T[], length: number): T[] {
  let left = length;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(0, left);
    left = Math.max(0, left - piece.text.length);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

function namesOf(lines: Paragraph[]): string[] {
  const tokens = readHead(lines.filter(({ cells }) => cells.length > 0)).tokens.map(({ text }) => text);
  const [only] = tokens;
  if (tokens.length !== 1 || only === undefined) return tokens;
  // Removing the year from "Notary Public (State of Oregon, 2021)" leaves the opening parenthesis unmatched.
  const opened = only.lastIndexOf('(');
  if (opened >= 3 && !only.includes(')', opened)) {
    const issuer = only.slice(opened + 1).trim();
    return issuer === '' ? [only.slice(0, opened).trim()] : [only.slice(0, opened).trim(), issuer];
  }
  const commas = splitList(only, ',、،');
  const issuer = commas.at(-1);
  if (commas.length > 1 && issuer !== undefined) return [trimmed(only.slice(0, only.lastIndexOf(issuer))), issuer];
  for (const match of [...only.matchAll(/(?<!\s)\s+(?:[–—-]\s+|(?:from|by)\s+(?=\p{Lu}))|:\s+/gu)].slice(0, 8)) {
    const right = only.slice(match.index + match[0].length);
    if (companyScore(right) + schoolScore(right) > 0 || /(?:from|by)\s$/.test(match[0]))
      return [only.slice(0, match.index).trim(), right];
  }
  const bracketed = /^(.{3,})\(([^()]{2,80})\)$/u.exec(only);
  if (bracketed && companyScore(bracketed[2]!) > 0) return [bracketed[1]!.trimEnd(), bracketed[2]!];
  return [only];
}
