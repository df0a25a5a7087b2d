import type { Project } from '../../resume/resume-data.js';
import { trimmed } from '../paragraphs/head-tokens.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { descriptionOf } from './read-lists.js';
import { isProse, splitEntries } from './split-entries.js';

const PARTED = /^(.{1,79}?\S)(?:\s*[:：]\s+|\s+[–—]\s+|\s+-\s+)(\S.*)$/u;

export function readProjects(paragraphs: readonly Paragraph[]): Project[] {
  const isList = paragraphs.length > 0 && paragraphs.every(({ marker }) => marker);
  if (isList) return paragraphs.map((paragraph) => readLine(paragraph));
  return splitEntries(paragraphs).flatMap(({ head, body }) => {
    const [title, ...more] = head;
    if (!title) return body.map((paragraph) => readLine(paragraph));
    const rest = [...more, ...body];
    if (rest.length === 0) return [readLine(title)];
    const { name, description } = boldStart(title) ?? { name: textOf(title), description: '' };
    return [{ name, description: [description, descriptionOf(rest)].filter(Boolean).join('\n') }];
  });
}

const textOf = ({ cells }: Paragraph): string => cells.map((cell) => cell.text).join(', ');

/** Splits a line such as "Name: description", or a line with a bold name, into name and description. */
function readLine(paragraph: Paragraph): Project {
  const bold = boldStart(paragraph);
  if (bold) return bold;
  const text = textOf(paragraph);
  const [, name, description] = PARTED.exec(text) ?? [];
  if (name !== undefined && description !== undefined) return { name: name.trim(), description };
  return isProse(paragraph) ? { name: '', description: text } : { name: text, description: '' };
}

function boldStart({ cells }: Paragraph): Project | undefined {
  const pieces = cells.flatMap((cell, index) =>
    index === 0 ? cell.pieces : [{ ...cell.pieces[0]!, text: ', ' }, ...cell.pieces],
  );
  const end = pieces.findIndex((piece) => !piece.bold && /[\p{L}\p{N}]/u.test(piece.text));
  if (end <= 0) return undefined;
  const join = (from: number, to?: number) =>
    trimmed(
      pieces
        .slice(from, to)
        .map((piece) => piece.text)
        .join(''),
    );
  const [name, description] = [join(0, end), join(end)];
  // A short text after the name is a date or a link and belongs to the name.
  return description.length < 30 ? undefined : { name, description };
}
