import type { Line } from '@shortlist/shared/layout/laid-out-document';
import type { PDFDocument, StructureElement } from 'pdfmake/js/PDFDocument.js';

/** A paragraph's structure elements, shared by all its lines, even across pages. */
export interface ParagraphElements {
  body: StructureElement;
  /** The bullet of a list item; undefined outside lists. */
  label?: StructureElement;
}

/** Attributes of a list. PDF/UA requires a list to declare the kind of its labels, here bullets. */
const BULLETED = { O: 'List', ListNumbering: 'Disc' };

/**
 * Builds the document's structure tree line by line, in reading order. Its elements are Document > H1, P (header) and
 * Sect > H2, H3, P, L > LI > Lbl, LBody.
 */
export class StructureTree {
  private readonly root: StructureElement;
  private readonly paragraphs = new Map<string, ParagraphElements>();
  private section: { index: number; element: StructureElement } | undefined;
  private list: StructureElement | undefined;

  constructor(private readonly document: PDFDocument) {
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  elementsOf(line: Line): ParagraphElements {
    let elements = this.paragraphs.get(line.paragraph);
    if (!elements) {
      const parent = this.parentOf(line);
      elements = line.structure === 'LI' ? this.addItem(parent) : this.addParagraph(parent, line.structure);
      this.paragraphs.set(line.paragraph, elements);
    }
    return elements;
  }

  end(): void {
    this.root.end();
  }

  private parentOf(line: Line): StructureElement {
    if (line.section === undefined) return this.root;
    if (this.section?.index !== line.section) {
      this.section = { index: line.section, element: this.document.struct('Sect') };
      this.root.add(this.section.element);
      this.list = undefined;
    }
    return this.section.element;
  }

  private addParagraph(parent: StructureElement, type: string): ParagraphElements {
    this.list = undefined;
    const body = this.document.struct(type);
    parent.add(body);
    return { body };
  }

  private addItem(parent: StructureElement): ParagraphElements {
    if (!this.list) {
      this.list = this.document.struct('L');
      this.list.dictionary.data['A'] = BULLETED;
      parent.add(this.list);
    }
    const item = this.document.struct('LI');
    const elements = { label: this.document.struct('Lbl'), body: this.document.struct('LBody') };
    this.list.add(item);
    item.add(elements.label).add(elements.body);
    return elements;
  }
}
