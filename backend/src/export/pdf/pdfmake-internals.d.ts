/**
 * Types for the internals of pdfmake and pdfkit that the renderer uses; pdfmake publishes none. Its files are CommonJS,
 * so the class is the `default` of the default import.
 */
declare module 'pdfmake/js/PDFDocument.js' {
  export class PDFDocument {
    constructor(fonts: object, images: object, patterns: object, attachments: object, options: PdfDocumentOptions);
    readonly page: PdfPage;
    info: Record<string, unknown>;
    /** File identifier. Both entries of the PDF's `ID` array have this value. */
    _id: Buffer;
    /** Fonts by name, written at the end of the document. */
    _fontFamilies: Record<string, PdfFont>;
    ref(data?: object): PdfReference;
    addContent(operators: string): this;
    appendXML(xml: string, newline?: boolean): void;
    fillColor(color: string): this;
    link(x: number, y: number, width: number, height: number, url: string, options: LinkOptions): this;
    struct(type: string, options?: { title?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
    _addInfo(): void;
    /** Receives the next chunk of the file, or `null` at the end of the file. */
    push(chunk: Uint8Array | null): boolean;
  }

  export interface PdfDocumentOptions {
    size: [number, number];
    pdfVersion: '1.7';
    subset?: 'PDF/UA';
    tagged: boolean;
    displayTitle: boolean;
    lang: string;
    autoFirstPage: false;
    /** Disables pdfkit's default font. */
    font: null;
    info: Record<string, string | Date>;
  }

  export interface PdfPage {
    width: number;
    height: number;
    fonts: Record<string, PdfReference>;
    dictionary: PdfReference;
  }

  export interface PdfReference {
    data: Record<string, unknown>;
    end(content?: string | Uint8Array): void;
  }

  /** The interface that pdfkit requires of a font. */
  export interface PdfFont {
    readonly id: string;
    ref(): PdfReference;
    finalize(): void;
  }

  export interface StructureElement {
    /** `S` is the element's structure type, such as `P`. */
    readonly dictionary: PdfReference & { data: { S: string } };
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: readonly object[];
  }

  export interface LinkOptions {
    structParent: StructureElement;
    /** Alternative text; a `String` object, because pdfkit writes plain strings as PDF names. */
    Contents: string;
  }

  const module: { default: typeof PDFDocument };
  export default module;
}

declare module 'pdfmake/js/Renderer.js' {
  import type { PDFDocument } from 'pdfmake/js/PDFDocument.js';

  export class Renderer<Line> {
    constructor(document: PDFDocument);
    readonly pdfDocument: PDFDocument;
    renderPages(pages: RendererPage<Line>[]): void;
    renderLine(line: Line, x: number | undefined, y: number | undefined): void;
    renderVector(vector: Vector): void;
  }

  export interface RendererPage<Line> {
    pageSize: { width: number; height: number };
    items: ({ type: 'vector'; item: Vector } | { type: 'line'; item: Line })[];
  }

  export interface Vector {
    type: 'rect';
    x: number;
    y: number;
    w: number;
    h: number;
    color: string;
  }

  const module: { default: typeof Renderer };
  export default module;
}
