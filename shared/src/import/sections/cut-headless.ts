import type { SectionId } from '../../resume/resume-data.js';
import { holdsContact } from '../paragraphs/contacts.js';
import { isDated } from '../paragraphs/head-tokens.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { isProse } from './split-entries.js';
import { listItems } from '../paragraphs/split-list.js';
import { degreeScore, schoolScore } from '../lines/vocabulary.js';

interface Part {
  kind: SectionId | 'header';
  paragraphs: Paragraph[];
}

const MIN_LIST = 4;
const MAX_ITEM_LENGTH = 40;

/**
 * Groups lines without a heading by their appearance: name and contact details, prose, jobs, schools and lists.
 * @param isWhole whether the file has no headings at all; if false, the lines are above the first heading and contain
 * only name and contact details
 */
export function cutHeadless(paragraphs: Paragraph[], isWhole: boolean): Part[] {
  if (!isWhole) return [{ kind: 'header', paragraphs }];
  const end = paragraphs.findIndex(
    (paragraph, index) => index > 0 && (isDated(paragraph) || paragraph.marker) && !holdsContact(paragraph.text),
  );
  if (end < 0) return [{ kind: 'header', paragraphs }];
  const start = entryStart(paragraphs, end);
  const parts: Part[] = [{ kind: 'header', paragraphs: paragraphs.slice(0, start) }];
  let block: Paragraph[] = [];
  const close = () => {
    if (block.length > 0) parts.push({ kind: kindOf(block), paragraphs: block });
    block = [];
  };
  for (const paragraph of paragraphs.slice(start)) {
    // A gap above a line without a bullet begins a new block.
    if (paragraph.gap > 1.3 && !paragraph.marker) close();
    block.push(paragraph);
  }
  close();
  return parts;
}

/** Returns the index of the first line of an entry, which may be above the line with its dates. */
function entryStart(paragraphs: readonly Paragraph[], dated: number): number {
  let start = dated;
  while (start > 1 && dated - start < 2) {
    const before = paragraphs[start - 1]!;
    if (paragraphs[start]!.gap > 1.3 || holdsContact(before.text) || isProse(before) || start - 1 < 2) break;
    start -= 1;
  }
  return start;
}

function kindOf(block: readonly Paragraph[]): SectionId {
  if (block.some(isDated)) {
    const isSchool = block.slice(0, 3).some(({ text }) => schoolScore(text) > 0 && degreeScore(text) > 0);
    const words = block.slice(0, 3).reduce((sum, { text }) => sum + degreeScore(text) + schoolScore(text), 0);
    return isSchool || words >= 2 ? 'education' : 'experience';
  }
  const items = block.flatMap((paragraph) => listItems(paragraph));
  if (items.length >= MIN_LIST && items.every((item) => item.length <= MAX_ITEM_LENGTH)) return 'skills';
  return block.every((paragraph) => isProse(paragraph)) ? 'summary' : 'experience';
}
