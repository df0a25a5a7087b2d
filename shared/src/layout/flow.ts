import type { Block, ComposedDocument, Entry, Paragraph } from '../page/composed-document.js';
import type { StructureRole } from './laid-out-document.js';
import type { SetLine, SetParagraph } from './set-paragraph.js';

/** A line of the document before the document is divided into pages. */
export interface FlowLine {
  line: SetLine;
  paragraph: string;
  index: number;
  isLast: boolean;
  set: SetParagraph;
  structure: StructureRole;
  section?: number;
  /** Space in points above the line; left out at the top of a page. */
  gap: number;
  /** Height of the line in points, including horizontal rules above or below it. */
  height: number;
  keepWithNext: boolean;
}

const STRUCTURE: Record<Paragraph['role'], StructureRole> = {
  name: 'H1',
  headline: 'P',
  contacts: 'P',
  heading: 'H2',
  entryTitle: 'H3',
  entryDetail: 'P',
  body: 'P',
  bullet: 'LI',
};

/**
 * Maximum height of an entry that must stay on one page, as a share of the page's text height. Keeping a taller entry
 * together would leave a large gap at the bottom.
 */
export const KEEP_TOGETHER_SHARE = 1 / 10;
/** Minimum number of lines of a paragraph or of an entry's body on either side of a page break. */
const MIN_LINES = 2;

/**
 * Returns the document as one column of lines. Each line includes its distance from the previous line, and whether a
 * page may end after it.
 */
export function flowDocument(document: ComposedDocument, set: (paragraph: Paragraph) => SetParagraph): FlowLine[] {
  const { page, style } = document;
  const flow: FlowLine[] = [];
  const keepLimit = (page.height - page.margin.top - page.margin.bottom) * KEEP_TOGETHER_SHARE;
  let afterLast = 0;

  const add = (paragraph: Paragraph, id: string, section: number | undefined, extraGap = 0): FlowLine[] => {
    const setParagraph = set(paragraph);
    const { style: own, lines, lineHeight } = setParagraph;
    const added = lines.map((line, index): FlowLine => {
      const isLast = index === lines.length - 1;
      return {
        line,
        paragraph: id,
        index,
        isLast,
        set: setParagraph,
        structure: STRUCTURE[paragraph.role],
        section,
        gap: index === 0 ? afterLast + own.before + extraGap : 0,
        height: lineHeight + ruleHeight(setParagraph, index),
        keepWithNext: !isLast && (index + 1 < MIN_LINES || lines.length - index - 1 < MIN_LINES),
      };
    });
    if (added.length > 0) afterLast = own.after;
    flow.push(...added);
    return added;
  };

  const addBlock = (block: Block, id: string, section: number, extraGap: number): FlowLine[] => {
    if (block.kind === 'paragraph') return add(block, id, section, extraGap);
    if (block.kind === 'list')
      return block.items.flatMap((item, index) => add(item, `${id}.${index}`, section, index === 0 ? extraGap : 0));
    return addEntry(block, id, section, extraGap);
  };

  const addEntry = (entry: Entry, id: string, section: number, extraGap: number): FlowLine[] => {
    const head = entry.head.flatMap((part, index) =>
      add(part, `${id}.head.${index}`, section, index === 0 ? extraGap : 0),
    );
    const body = entry.body.flatMap((part, index) => addBlock(part, `${id}.body.${index}`, section, 0));
    if (body.length > 0) keepTogether(head, true);
    keepTogether(body.slice(0, MIN_LINES), false);
    keepTogether(body.slice(-MIN_LINES), false);
    const lines = [...head, ...body];
    const height = lines.reduce((sum, line, index) => sum + line.height + (index === 0 ? 0 : line.gap), 0);
    if (height <= keepLimit) keepTogether(lines, false);
    return lines;
  };

  const gapAbove = (block: Block) => (block.kind === 'entry' && hasTitle(block) ? style.entryGap : 0);

  for (const [index, paragraph] of document.header.entries())
    keepTogether(add(paragraph, `header.${index}`, undefined), true);
  const belowBand = flow.length > 0 ? (style.headerBand?.paddingBottom ?? 0) : 0;
  for (const [index, section] of document.sections.entries()) {
    const belowHeader = index === 0 ? belowBand : 0;
    if (section.heading) keepTogether(add(section.heading, `${section.id}.heading`, index, belowHeader), true);
    for (const [at, block] of section.blocks.entries())
      addBlock(block, `${section.id}.${at}`, index, at > 0 ? gapAbove(block) : section.heading ? 0 : belowHeader);
  }
  return flow;
}

/** Returns whether an entry has a title or a body. Other entries, such as certificates, are spaced like list items. */
const hasTitle = (entry: Entry) => entry.head[0]?.role === 'entryTitle' || entry.body.length > 0;

/** Forbids page breaks between the lines; if `withNext` is true, also after the last line. */
function keepTogether(lines: FlowLine[], withNext: boolean): void {
  for (const [index, line] of lines.entries()) if (withNext || index < lines.length - 1) line.keepWithNext = true;
}

function ruleHeight({ style: { rule }, lines }: SetParagraph, index: number): number {
  if (!rule) return 0;
  const bearer = rule.side === 'above' ? 0 : lines.length - 1;
  return index === bearer ? rule.thickness + rule.gap : 0;
}
