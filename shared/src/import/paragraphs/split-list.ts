import type { Paragraph } from './paragraph.js';

const OPENING = '([（「『【«“';
const CLOSING = ')]）」』】»”';

/** Splits a list at the given separators, but not inside parentheses. */
export function splitList(text: string, separators: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let lastOpening = -1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (OPENING.includes(character) && text.indexOf(CLOSING[OPENING.indexOf(character)]!, at) - at < 200) {
      if (text.indexOf(CLOSING[OPENING.indexOf(character)]!, at) > at) {
        depth += 1;
        lastOpening = at;
      }
    } else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    else if (separators.includes(character) && (depth === 0 || at - lastOpening > 250)) {
      // A comma between digits is part of a number.
      if (character === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) continue;
      depth = 0;
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const STRONG = '|｜•·∙●▪;；\t';
const MARKER = /^[•●○◦▪▫■□‣⁃✓✔*–-]\s+/u;
const WEAK = ',、،，';

/**
 * Returns the items of a list paragraph. Splits each cell at vertical bars, bullets, middle dots, semicolons and tabs.
 * A cell without these separators is split at commas.
 */
export function listItems({ cells }: Pick<Paragraph, 'cells'>): string[] {
  return cells.flatMap(({ text }) => {
    const strong = splitList(text, STRONG).map((item) => item.replace(MARKER, ''));
    return strong.length > 1 ? strong : splitList(strong[0] ?? '', WEAK);
  });
}
