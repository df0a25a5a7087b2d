import { messages } from '../messages.js';

/** Number of characters shown before the first difference. */
const LEAD = 40;
const LENGTH = 180;

/** Returns excerpts of two texts around their first difference. */
export function differingTexts(mine: unknown, other: unknown): { mine: string; other: string } {
  const [here, there] = [textOf(mine), textOf(other)];
  let same = 0;
  while (same < here.length && here[same] === there[same]) same += 1;
  // The texts are equal up to the difference, so both excerpts start at the same word.
  const start = same <= LEAD ? 0 : here.lastIndexOf(' ', same - LEAD) + 1;
  return { mine: excerpt(here, start), other: excerpt(there, start) };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ');
}

function excerpt(text: string, start: number): string {
  if (text === '') return messages.conflictSides.empty;
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
