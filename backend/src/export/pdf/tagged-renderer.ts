import type { Line, PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import type { PdfPage, StructureElement } from 'pdfmake/js/PDFDocument.js';
import rendererModule, { type RendererPage, type Vector } from 'pdfmake/js/Renderer.js';
import type { ResumePdfDocument } from './resume-pdf-document.js';
import { spacedRuns } from './run-spacing.js';
import { StructureTree } from './structure-tree.js';
import { textOperators } from './text-operators.js';

const { default: PdfmakeRenderer } = rendererModule;

export class TaggedRenderer extends PdfmakeRenderer<Line> {
  private readonly tree: StructureTree;
  private readonly goingOn = new Set<Line>();
  /** The current fill color and the page on which it was set: every page starts with black. */
  private fill: { color: string; page: PdfPage } | undefined;

  constructor(private readonly document: ResumePdfDocument) {
    super(document);
    this.tree = new StructureTree(document);
  }

  override renderPages(pages: RendererPage<Line>[]): void {
    const lines = pages
      .flatMap(({ items }) => items.flatMap((item) => (item.type === 'line' ? [item.item] : [])))
      .filter(({ structure }) => structure !== 'artifact');
    lines.forEach((line, index) => {
      if (lines[index + 1]?.paragraph === line.paragraph) this.goingOn.add(line);
    });
    super.renderPages(pages);
    this.tree.end();
  }

  override renderVector(vector: Vector): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    super.renderVector(vector);
    this.document.endMarkedContent();
    this.fill = undefined;
  }

  override renderLine(line: Line): void {
    const runs = spacedRuns(line, this.goingOn.has(line));
    if (line.structure === 'artifact') {
      this.document.markContent('Artifact', { type: 'Pagination' });
      for (const run of runs) this.drawRun(run, line.baseline);
      this.document.endMarkedContent();
      return;
    }
    const { body, label } = this.tree.elementsOf(line);
    for (const group of groupRuns(runs)) {
      const [first] = group;
      if (first.href) this.drawLink(group, first.href, line, body);
      else this.drawTagged(group, line, first.marker && label ? label : body);
    }
  }

  private drawTagged(runs: readonly PlacedRun[], line: Line, element: StructureElement): void {
    element.add(this.document.markStructureContent(element.dictionary.data.S));
    for (const run of oneText(runs)) this.drawRun(run, line.baseline);
    this.document.endMarkedContent();
  }

  /**
   * Ends the link's structure element immediately, because pdfkit adds the link to the page that is current when the
   * element ends.
   */
  private drawLink(runs: readonly PlacedRun[], href: string, line: Line, parent: StructureElement): void {
    const link = this.document.struct('Link');
    parent.add(link);
    this.drawTagged(runs, line, link);
    const text = runs.map((run) => run.text).join('');
    const left = Math.min(...runs.map(({ x }) => x));
    const right = Math.max(...runs.map(({ x, width }) => x + width));
    this.document.link(left, line.top, right - left, line.height, href, {
      structParent: link,
      Contents: new String(text.trim()) as string,
    });
    link.end();
  }

  private drawRun(run: PlacedRun, baseline: number): void {
    const { document } = this;
    const { color } = run;
    const { page } = document;
    if (this.fill?.color !== color || this.fill.page !== page) {
      document.fillColor(color);
      this.fill = { color, page };
    }
    const face = document.embed(run.face);
    page.fonts[face.id] ??= face.ref();
    document.addContent(textOperators(run, baseline, face));
  }
}

/** Minimum gap in points between separate runs; smaller gaps are rounding errors. */
const APART = 0.05;

/**
 * Joins adjacent runs in the same style, because parsers would treat the runs "Mar 2021", "–" and "Present" as separate
 * texts.
 */
function oneText(runs: readonly PlacedRun[]): PlacedRun[] {
  const texts: PlacedRun[] = [];
  for (const run of runs) {
    const last = texts.at(-1);
    if (last && isSameText(last, run))
      texts[texts.length - 1] = { ...last, text: last.text + run.text, width: run.x + run.width - last.x };
    else texts.push(run);
  }
  return texts;
}

const isSameText = (a: PlacedRun, b: PlacedRun): boolean =>
  a.direction === 'ltr' &&
  b.direction === 'ltr' &&
  a.face === b.face &&
  a.size === b.size &&
  a.color === b.color &&
  a.tracking === b.tracking &&
  Math.abs(a.x + a.width - b.x) < APART;

/** Groups adjacent runs. Each group is one link, the bullet, or plain text. */
function groupRuns(runs: readonly PlacedRun[]): [PlacedRun, ...PlacedRun[]][] {
  const groups: [PlacedRun, ...PlacedRun[]][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && group[0].href === run.href && group[0].marker === run.marker) group.push(run);
    else groups.push([run]);
  }
  return groups;
}
