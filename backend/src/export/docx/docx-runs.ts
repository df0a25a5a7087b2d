import { ExternalHyperlink, Tab, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { ComposedDocument, Paragraph, Run, TextRole } from '@shortlist/shared/document/composed-document';
import type { TextStyle } from '@shortlist/shared/templates/template';
import { EAST_ASIAN } from './docx-fonts.js';
import { CHARACTER_STYLES, PARAGRAPH_STYLES } from './docx-styles.js';
import { splitByDirection } from './split-by-direction.js';
import { xmlText } from './xml-text.js';

/** A paragraph's words: its runs, then after a tab what stands at the far edge. */
export function docxRuns(paragraph: Paragraph, document: ComposedDocument): ParagraphChild[] {
  const { baseRole } = PARAGRAPH_STYLES[paragraph.role];
  const children = (runs: Run[]) => runs.flatMap((run) => runChildren(run, baseRole, document));
  const start = paragraph.role === 'contacts' && document.direction === 'rtl' ? [new TextRun(LRM)] : [];
  if (!paragraph.end || paragraph.end.length === 0) return [...start, ...children(paragraph.runs)];
  return [...start, ...children(paragraph.runs), new TextRun({ children: [new Tab()] }), ...children(paragraph.end)];
}

/** Marks that nobody sees, between which a stretch of text keeps its direction. */
const LRM = '\u200e';
const RLM = '\u200f';

function runChildren(run: Run, baseRole: TextRole, document: ComposedDocument): ParagraphChild[] {
  const text = xmlText(run.separator ? separator(run.text, document) : run.text);
  if (text === '') return [];
  const runs = splitByDirection(text, document.direction).map(
    (piece) =>
      new TextRun({
        text: run.unbroken ? unbroken(piece.text) : piece.text,
        ...difference(run.role, baseRole, document.style.text),
        ...(EAST_ASIAN.test(piece.text) && { font: { hint: 'eastAsia' } }),
        ...(piece.direction === 'rtl' && { rightToLeft: true }),
      }),
  );
  return run.href ? [new ExternalHyperlink({ link: run.href, children: runs })] : runs;
}

/**
 * Between two items that run to the right ("Revit | Excel", an address and a phone number) a bar would join them to
 * one stretch and swap their places; the marks keep each an item of its own in a line that runs to the left.
 */
const separator = (text: string, { direction }: ComposedDocument): string =>
  direction === 'rtl' ? `${LRM}${RLM}${text}${RLM}${LRM}` : text;

/** A phone number or a place does not part at its spaces. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * What makes these words different from their paragraph's own style. Bold, italic and capitals are said outright:
 * between a paragraph's and a character's style Word lets two of them cancel each other out.
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
