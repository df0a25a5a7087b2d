import type { Personal } from '../../resume/resume-data.js';
import { emptyContacts, holdsContact, takeContacts, takeLikelyPlace, takeLink } from '../paragraphs/contacts.js';
import { foldCase } from '../lines/clean-text.js';
import { barParts } from '../lines/bar-parts.js';
import { trimmed } from '../paragraphs/head-tokens.js';
import type { ImportNotes } from '../result/import-notes.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { isAddress, isPlace } from '../lines/places.js';
import { isProse } from './split-entries.js';
import { roleScore } from '../lines/vocabulary.js';

const DOCUMENT_WORDS =
  /^(?:curriculum vitae|résumé|resume|c\.?v\.?|lebenslauf|europass|europass curriculum vitae|curriculum|vitae|životopis|życiorys|резюме|履歴書|職務経歴書|简历|個人簡歷|이력서|السيرة الذاتية|hoja de vida|sơ yếu lý lịch|sơ yếu lí lịch|özgeçmiş|personal information|page \d+)$/iu;
const MAX_NAME_LENGTH = 90;
const MAX_TITLE_LENGTH = 220;

export interface Header {
  personal: Personal;
  /** Prose above the first heading, which becomes the summary. */
  prose: Paragraph[];
}

/** Reads name, job title and contact details from contact sections and from the lines before the first heading. */
export function readHeader(
  top: readonly Paragraph[],
  contactLines: readonly Paragraph[],
  { links = [], notes }: { links?: readonly string[] | undefined; notes: ImportNotes },
): Header {
  const lines = top.filter(({ text }) => !DOCUMENT_WORDS.test(text.trim()));
  const name = findName(lines) ?? findName(contactLines);
  const { fullName, rest: besideName } = splitName(name);
  const contacts = emptyContacts();
  const loose: { text: string; paragraph: Paragraph; among: boolean }[] = [];
  const prose: Paragraph[] = [];
  let jobTitle = '';
  const takeTitle = (text: string): boolean => {
    if (jobTitle !== '' || text.length > MAX_TITLE_LENGTH) return false;
    jobTitle = text;
    return true;
  };

  const nameAt = name ? lines.indexOf(name) : -1;
  for (const text of besideName) {
    if (!takeSpecific(text, contacts, name) && !takeTitle(text) && name)
      loose.push({ text, paragraph: name, among: false });
  }
  const likelyTitle = titleAfter(lines, nameAt);
  for (const paragraph of [...lines, ...contactLines]) {
    if (paragraph === name) continue;
    if (paragraph === likelyTitle) {
      if (takeTitle(trimmed(paragraph.text))) continue;
    }
    if (isProse(paragraph) && !holdsContact(paragraph.text) && lines.includes(paragraph)) {
      prose.push(paragraph);
      continue;
    }
    const among = contactLines.includes(paragraph) || holdsContact(paragraph.text);
    for (const text of takeContacts(paragraph, contacts)) loose.push({ text, paragraph, among });
  }
  for (const link of links) takeLink(link, contacts);

  const inContacts = loose.filter(({ among }) => among).map(({ text }) => text);
  const kept = new Set(takeLikelyPlace(inContacts, contacts));
  for (const { text, among, paragraph } of loose) {
    if (among && !kept.has(text)) continue;
    if (!among && paragraph.gap < 3 && roleScore(text) > 0 && takeTitle(text)) continue;
    notes.notUnderstood(text, 'personal');
  }
  return { personal: { fullName, jobTitle, ...contacts }, prose };
}

function takeSpecific(
  text: string,
  contacts: ReturnType<typeof emptyContacts>,
  paragraph: Paragraph | undefined,
): boolean {
  if (!paragraph || !(holdsContact(text) || isPlace(text))) return false;
  const cell = { text, pieces: [], x: 0, right: 0 };
  return takeContacts({ ...paragraph, cells: [cell], text }, contacts).length === 0;
}

/**
 * Returns the line in the largest type among the lines that may be a name, or the first of them if several are equally
 * large.
 */
function findName(lines: readonly Paragraph[]): Paragraph | undefined {
  let best: Paragraph | undefined;
  for (const line of lines) {
    const { text } = line;
    if (line.page !== 1 || line.marker || text.length > MAX_NAME_LENGTH * 2 || isAddress(text)) continue;
    const first = firstPart(line);
    if (
      first.length > MAX_NAME_LENGTH ||
      !/\p{L}/u.test(first) ||
      /@|\d{2}|https?:|www\./i.test(first) ||
      /[.!?:]$/.test(first)
    ) {
      if (!/^[\p{L}. ]+\b(?:Jr|Sr|M\.D|Ph\.D)\.$/u.test(first)) continue;
    }
    if (isProse(line)) continue;
    if (!best || line.size > best.size + 0.5) best = line;
  }
  return best;
}

const firstPart = (line: Paragraph): string => (line.cells[0] ? (barParts(line.cells[0])[0]?.text ?? '') : '');

/** Splits a name from the text after it: "Ana Ruiz | Buyer", "Ana Ruiz – Buyer". */
function splitName(line: Paragraph | undefined): { fullName: string; rest: string[] } {
  if (!line) return { fullName: '', rest: [] };
  const [first = '', ...rest] = line.cells.flatMap(barParts).map(({ text }) => text);
  const dash = /^(.+?)\s[–—-]\s(.+)$/u.exec(first);
  if (dash && roleScore(dash[2]!) > 0) return { fullName: dash[1]!.trim(), rest: [dash[2]!.trim(), ...rest] };
  const labelled = first.replace(
    /^(?:name|full name|nombre|nom|nome|imię i nazwisko|ім['’]я|氏名|姓名|이름|họ tên|họ và tên|الاسم)\s*[:：]\s*/iu,
    '',
  );
  return { fullName: labelled, rest };
}

/** Returns the line with the job title, below or above the name; undefined if neither line can be a title. */
function titleAfter(lines: readonly Paragraph[], nameAt: number): Paragraph | undefined {
  if (nameAt < 0) return undefined;
  for (const line of [lines[nameAt + 1], lines[nameAt - 1]]) {
    if (!line || line.marker || line.text.length > MAX_TITLE_LENGTH) continue;
    const isSentence = /[.!?。]$/u.test(line.text) && line.text.split(' ').length > 6;
    if (isSentence || holdsContact(line.text) || isAddress(line.text) || isPlace(line.text)) continue;
    if (line.cells.length > 1 && roleScore(line.text) === 0) continue;
    if (line === lines[nameAt - 1] && roleScore(line.text) === 0) continue;
    if (/\d{3}/.test(line.text) || foldCase(line.text).startsWith('date of birth')) continue;
    return line;
  }
  return undefined;
}
