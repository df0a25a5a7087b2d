import type { Paragraph } from '../paragraphs/paragraph.js';
import { isProse } from './split-entries.js';
import { listItems } from '../paragraphs/split-list.js';
import { cutStart } from '../lines/cells.js';

const LABEL = /^([^:：,|•]{2,50})[:：]\s*(?=\S)/u;

/** Reads skills in the order of the file, without the labels of groups ("Languages: …"). */
export function readSkills(paragraphs: readonly Paragraph[]): string[] {
  const skills = paragraphs.flatMap((paragraph) => {
    const unlabelled = withoutLabel(paragraph);
    if (!unlabelled) return [];
    // Keeps a sentence about skills as one skill.
    if (isProse(unlabelled) && !/[,;|•·、،]/u.test(unlabelled.text)) return [unlabelled.text];
    return listItems(unlabelled);
  });
  return [...new Set(skills.map((skill) => skill.replace(/(?<=\p{L}{3})\.$/u, '').trim()))].filter(
    (skill) => skill !== '',
  );
}

function withoutLabel(paragraph: Paragraph): Paragraph | undefined {
  const [first, ...rest] = paragraph.cells;
  if (!first) return undefined;
  const label = LABEL.exec(first.text);
  if (label && label[1]!.split(' ').length <= 5) {
    const cut = cutStart(first, label[0].length);
    return cut
      ? { ...paragraph, cells: [cut, ...rest], text: [cut, ...rest].map(({ text }) => text).join(' ') }
      : undefined;
  }
  if (/[:：]$/u.test(first.text))
    return rest.length > 0 ? { ...paragraph, cells: rest, text: rest.map(({ text }) => text).join(' ') } : undefined;
  return paragraph;
}

export function readAwards(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.map(({ cells }) => cells.map((cell) => cell.text).join(', '));
}

/** Formats the description of an entry. A single bullet becomes prose, because one item is not a list. */
export const descriptionOf = (paragraphs: readonly Paragraph[]): string =>
  proseOf(paragraphs.length === 1 ? paragraphs.map((paragraph) => ({ ...paragraph, marker: false })) : paragraphs);

/** Formats paragraphs as lines, and adds a bullet character to bullets. */
export const proseOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ marker, cells }) => `${marker ? '• ' : ''}${cells.map((cell) => cell.text).join(' ')}`).join('\n');
