/** Characters before the first difference, so that it can be recognised. */
const LEAD = 40;
const LENGTH = 180;

/** The texts of both sides from a little before they part, short enough to be compared at a glance. */
export function differingTexts(mine: unknown, other: unknown): { mine: string; other: string } {
  const [here, there] = [textOf(mine), textOf(other)];
  let same = 0;
  while (same < here.length && here[same] === there[same]) same += 1;
  // From the beginning of a word; before `same` both texts have the same words.
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
  if (text === '') return '(empty)';
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
