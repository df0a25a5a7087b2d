import type { SourceLine } from '@shortlist/shared/import/lines/source-line';
import { child, elements, type XmlElement, type XmlNode } from '../../office/xml.js';
import { CELL_END, LINE_HEIGHT, wordLines } from './docx-lines.js';
import type { WordNumbering } from './docx-numbering.js';
import { WordParagraph, type WordRun } from './docx-paragraph.js';
import { paragraphTraits, styleName } from './docx-properties.js';
import type { WordStyles } from './docx-styles.js';

const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sectPr', 'w:sdtPr']);

export class WordBody {
  readonly lines: SourceLine[] = [];
  private y = 0;
  private links: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly styles: WordStyles,
    readonly numbering: WordNumbering,
  ) {}

  read(nodes: XmlNode[], links: ReadonlyMap<string, string>): void {
    this.links = links;
    this.readBlocks(nodes);
  }

  private readBlocks(nodes: XmlNode[]): void {
    for (const { name, children } of elements(nodes)) {
      if (name === 'w:p') this.readParagraph(children);
      else if (name === 'w:tr') this.readTableRow(children);
      else if (!SKIPPED.has(name)) this.readBlocks(children);
    }
  }

  private readParagraph(nodes: XmlNode[]): void {
    const properties = child(nodes, 'w:pPr')?.children ?? [];
    const style = this.styles.ofParagraph(styleName(properties, 'w:pStyle'));
    const { headingLevel, list, listLevel, left, rightToLeft } = { ...style.traits, ...paragraphTraits(properties) };
    const { runs, boxes } = new WordParagraph(nodes, style.look, this.styles, this.links);
    for (const box of boxes) this.readBlocks(box);
    const isBlank = runs.every(({ text }) => text.trim() === '');
    // Word does not number blank list items, so they get no marker.
    const listMarker = list === undefined || isBlank ? undefined : this.numbering.marker(list, listLevel ?? 0);
    this.addLine(runs, { headingLevel, listMarker, left, rightToLeft });
  }

  private addLine(
    runs: WordRun[],
    { headingLevel, listMarker, left = 0, rightToLeft = false }: Partial<Parameters<typeof wordLines>[1]>,
  ): void {
    const traits = {
      left,
      rightToLeft,
      ...(headingLevel !== undefined && { headingLevel }),
      ...(listMarker !== undefined && { listMarker }),
    };
    const lines = wordLines(runs, traits, this.y);
    this.lines.push(...lines);
    this.y = Math.max(this.y, lines.at(-1)?.y ?? 0) + LINE_HEIGHT;
  }

  /**
   * Joins the cells of a row into one line if each cell has only one line, such as "Site Manager" and "2019 – 2021".
   */
  private readTableRow(nodes: XmlNode[]): void {
    const cells = tableCells(nodes).map((cell) => this.linesOf(cell));
    const filled = cells.filter((lines) => lines.length > 0);
    if (filled.length > 1 && filled.every((lines) => lines.length === 1)) {
      const runs = filled.flatMap(([line], index): WordRun[] => [
        ...(index > 0 ? [CELL_END] : []),
        ...(line!.spans ?? []).map(({ text, bold, italic, size, link }) => ({
          text,
          look: { bold, italic, size },
          link,
        })),
      ]);
      const { headingLevel, listMarker } = filled[0]![0]!;
      this.addLine(runs, { headingLevel, listMarker });
    } else for (const lines of cells) this.lines.push(...lines.map((line) => this.below(line)));
  }

  private linesOf(cell: XmlElement): SourceLine[] {
    const inner = new WordBody(this.styles, this.numbering);
    inner.read(cell.children, this.links);
    return inner.lines;
  }

  private below(line: SourceLine): SourceLine {
    this.y += LINE_HEIGHT;
    return { ...line, y: this.y };
  }
}

/** Returns the cells of a row. They may be nested in other elements, for example in content controls. */
function tableCells(nodes: XmlNode[]): XmlElement[] {
  return [...elements(nodes)].flatMap((element) => {
    if (element.name === 'w:tc') return [element];
    return SKIPPED.has(element.name) || element.name === 'w:trPr' ? [] : tableCells(element.children);
  });
}
