import { ExternalHyperlink, Tab, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { Paragraph, Run } from '@shortlist/shared/page/composed-document';
import type { TextRole } from '@shortlist/shared/page/template';
import type { TextStyle } from '@shortlist/shared/page/template';
import type { DocxContext } from './docx-context.js';
import { EAST_ASIAN } from './docx-fonts.js';
import { CHARACTER_STYLES } from './docx-styles.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';
import { halfPoints } from './docx-units.js';
import { separatorsAtLineEnds, setForWord } from './set-lines.js';
import { splitByDirection } from './split-by-direction.js';
import { xmlText } from './xml-text.js';

/** Puts a tab before text that is aligned with the far edge of the line, such as dates. */
export function docxRuns(paragraph: Paragraph, context: DocxContext): ParagraphChild[] {
  const { document } = context;
  const { baseRole } = PARAGRAPH_STYLES[paragraph.role];
  const breaks = separatorsAtLineEnds(paragraph, context);
  const size = paragraph.role === 'name' ? fittedSize(paragraph, context) : undefined;
  const children = (run: Run) => runChildren(run, { baseRole, size }, context);
  const words = paragraph.runs.flatMap((run, place) =>
    breaks.has(place) ? [new TextRun({ break: 1 })] : children(run),
  );
  const start = paragraph.role === 'contacts' && document.direction === 'rtl' ? [new TextRun(LRM)] : [];
  if (!paragraph.end || paragraph.end.length === 0) return [...start, ...words];
  return [...start, ...words, new TextRun({ children: [new Tab()] }), ...paragraph.end.flatMap(children)];
}

/** Returns the font size, in half points, at which a long name fits on one line; undefined if the style's size fits. */
function fittedSize(name: Paragraph, context: DocxContext): number | undefined {
  const [line, ...others] = setForWord(name, context).lines;
  const size = line?.runs[0]?.size;
  const isSmaller = size !== undefined && size < context.document.style.text.name.size;
  return others.length === 0 && isSmaller ? halfPoints(size) : undefined;
}

/** The invisible left-to-right and right-to-left marks. */
const LRM = '\u200e';
const RLM = '\u200f';

function runChildren(
  run: Run,
  { baseRole, size }: { baseRole: TextRole; size: number | undefined },
  { document }: DocxContext,
): ParagraphChild[] {
  const text = xmlText(run.separator ? separator(run.text, document) : run.text);
  if (text === '') return [];
  const runs = splitByDirection(text, document.direction).map(
    (piece) =>
      new TextRun({
        text: isHeldTogether(run) ? unbroken(piece.text) : piece.text,
        ...difference(run.role, baseRole, document.style.text),
        ...(size !== undefined && { size }),
        ...(EAST_ASIAN.test(piece.text) && { font: { hint: 'eastAsia' } }),
        ...(piece.direction === 'rtl' && { rightToLeft: true }),
      }),
  );
  return run.href ? [new ExternalHyperlink({ link: run.href, children: runs })] : runs;
}

/**
 * Isolates each item of a right-to-left line. Otherwise, two left-to-right items with a bar between them ("Revit |
 * Excel") would form one left-to-right stretch and appear in the wrong order.
 */
const separator = (text: string, { direction }: DocxContext['document']): string =>
  direction === 'rtl' ? `${LRM}${RLM}${text}${RLM}${LRM}` : text;

/**
 * Returns whether a run gets non-breaking spaces: contact details and dates do; skills do not, because a text search
 * for a skill contains ordinary spaces.
 */
const isHeldTogether = (run: Run): boolean => run.role === 'dates' || (run.role === 'contact' && run.unbroken === true);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Returns the properties by which a run differs from its paragraph's style. Always sets bold, italic and capitals,
 * because in Word, equal settings of a paragraph style and a character style cancel each other out.
 */
function difference(role: TextRole, baseRole: TextRole, styles: Record<TextRole, TextStyle>): Partial<IRunOptions> {
  const style = CHARACTER_STYLES[role];
  if (role === baseRole || !style) return {};
  const own = styles[role];
  const base = styles[baseRole];
  const either = (key: 'italic' | 'caps') => own[key] || base[key];
  return {
    style: style.id,
    ...((own.weight === 'bold' || base.weight === 'bold') && { bold: own.weight === 'bold' }),
    ...(either('italic') && { italics: own.italic }),
    ...(either('caps') && { allCaps: own.caps }),
  };
}
