import type { ComposedDocument, Paragraph } from '../page/composed-document.js';
import type { FontBook } from '../fonts/font-book.js';
import { flowDocument } from './flow.js';
import type { ItemizeContext } from './itemize.js';
import type { LaidOutDocument, LaidOutPage, Line, Shape } from './laid-out-document.js';
import type { LayoutCache } from './layout-cache.js';
import { paginate, type PlacedLine } from './paginate.js';
import { setParagraph, type SetParagraph } from './set-paragraph.js';

/** Distance in points from the bottom edge of the page to the baseline of the page number. */
const PAGE_NUMBER_RISE = 26;

/**
 * Lays out a composed document: breaks lines, positions runs and breaks pages. Deterministic for the same document and
 * faces; loads and draws nothing.
 * @param cache stores paragraphs between calls, so that only the paragraph that the user edits is laid out again
 */
export function layoutDocument(document: ComposedDocument, fonts: FontBook, cache?: LayoutCache): LaidOutDocument {
  const undrawable = new Set<string>();
  const context: ItemizeContext = {
    fonts,
    style: document.style,
    language: document.language,
    direction: document.direction,
    undrawable,
  };
  const set = (paragraph: Paragraph): SetParagraph => {
    const make = () => setParagraph(paragraph, document, context);
    return cache ? cache.paragraph(paragraph, document, fonts, undrawable, make) : make();
  };
  const { page } = document;
  const pages = paginate(flowDocument(document, set), page.margin.top, page.height - page.margin.bottom);
  return {
    language: document.language,
    isLanguageKnown: document.isLanguageKnown,
    direction: document.direction,
    title: document.title,
    author: document.author,
    width: page.width,
    height: page.height,
    pages: pages.map((lines, index): LaidOutPage => {
      const drawn = drawPage(lines, document, index === 0);
      if (index > 0) drawn.lines.push(pageNumber(index + 1, pages.length, document, set));
      return drawn;
    }),
    undrawable: [...undrawable],
  };
}

function drawPage(placed: PlacedLine[], document: ComposedDocument, isFirst: boolean): LaidOutPage {
  const shapes: Shape[] = [];
  const lines: Line[] = [];
  const { page, style } = document;
  const header = placed.filter(({ flow }) => flow.section === undefined).at(-1);
  if (isFirst && header && style.headerBand) {
    const { color, paddingBottom } = style.headerBand;
    shapes.push({ x: 0, y: 0, width: page.width, height: header.top + header.flow.height + paddingBottom, color });
  }
  for (const { flow, top } of placed) {
    const { line, shapes: own } = drawLine(flow, top, document);
    lines.push(line);
    shapes.push(...own);
  }
  return { shapes, lines };
}

function drawLine(flow: PlacedLine['flow'], top: number, document: ComposedDocument): { line: Line; shapes: Shape[] } {
  const { page, direction } = document;
  const { rule, bar } = flow.set.style;
  const width = page.width - page.margin.left - page.margin.right;
  const isRuleAbove = rule?.side === 'above' && flow.index === 0;
  const textTop = top + (isRuleAbove ? rule.thickness + rule.gap : 0);
  const shapes: Shape[] = [];
  if (rule && isRuleAbove)
    shapes.push({ x: page.margin.left, y: top, width, height: rule.thickness, color: rule.color });
  if (rule && rule.side === 'below' && flow.isLast) {
    const y = textTop + flow.set.lineHeight + rule.gap;
    shapes.push({ x: page.margin.left, y, width, height: rule.thickness, color: rule.color });
  }
  if (bar) {
    const x = direction === 'ltr' ? page.margin.left : page.width - page.margin.right - bar.width;
    const inset = flow.set.lineHeight * 0.12;
    shapes.push({ x, y: textTop + inset, width: bar.width, height: flow.set.lineHeight - 2 * inset, color: bar.color });
  }
  return {
    line: {
      paragraph: flow.paragraph,
      index: flow.index,
      structure: flow.structure,
      ...(flow.section !== undefined && { section: flow.section }),
      top: textTop,
      height: flow.set.lineHeight,
      baseline: textTop + flow.set.ascent,
      runs: flow.line.runs,
    },
    shapes,
  };
}

function pageNumber(
  number: number,
  pages: number,
  document: ComposedDocument,
  set: (paragraph: Paragraph) => SetParagraph,
): Line {
  const { page } = document;
  const label = set({
    kind: 'paragraph',
    role: 'body',
    runs: [{ role: 'pageNumber', text: document.pageLabel(number, pages) }],
  });
  const runs = label.lines[0]?.runs ?? [];
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const start = Math.min(...runs.map((run) => run.x));
  const baseline = page.height - PAGE_NUMBER_RISE;
  return {
    paragraph: `page.${number}`,
    index: 0,
    structure: 'artifact',
    top: baseline - label.ascent,
    height: label.lineHeight,
    baseline,
    runs: runs.map((run) => ({ ...run, x: run.x - start + (page.width - width) / 2 })),
  };
}
