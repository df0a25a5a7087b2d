import { importFromLines } from './import-from-lines.js';
import type { ImportedResume } from '../result/imported-resume.js';
import type { SourceLine } from '../lines/source-line.js';

/** Letter width and line height of a monospaced page, in points. */
const CELL = 6;
const LINE = 12;
const SIZE = 10;

/** Imports a resume from plain text: pasted, typed, or a text file that this product exported. */
export const importText = (text: string): ImportedResume => importFromLines(textLines(text), { source: 'text' });

/**
 * Converts plain text to lines of a single endless page. Spaces at the start of a line and between columns determine
 * positions.
 */
export function textLines(text: string): SourceLine[] {
  return text.split(/\r\n|[\n\r\f\u2028\u2029]/).flatMap((raw, index): SourceLine[] => {
    const line = raw.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length)).trimEnd();
    const content = line.trimStart();
    if (content === '') return [];
    return [
      {
        text: content,
        page: 1,
        x: (line.length - content.length) * CELL,
        y: index * LINE,
        width: content.length * CELL,
        size: SIZE,
        bold: false,
      },
    ];
  });
}
