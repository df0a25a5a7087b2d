import { child, elements, plainText, type XmlElement, type XmlNode } from '../../office/xml.js';
import { runLook, styleName, type RunLook } from './docx-properties.js';
import type { WordStyles } from './docx-styles.js';

/** A stretch of text in one style. May contain tabs and line breaks. */
export interface WordRun {
  text: string;
  look: RunLook;
  link?: string;
}

interface Field {
  instruction: string;
  /** True once the Word field's separator has been read: the visible result follows the separator. */
  isShown: boolean;
}

/** Elements to skip: deleted text, fallback copies of drawings, and properties. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:sectPr', 'w:delText', 'w:sdtPr']);

export class WordParagraph {
  readonly runs: WordRun[] = [];
  readonly boxes: XmlNode[][] = [];
  private readonly fields: Field[] = [];

  constructor(
    nodes: XmlNode[],
    private readonly look: RunLook,
    private readonly styles: WordStyles,
    private readonly links: ReadonlyMap<string, string>,
  ) {
    this.walk(nodes, look, undefined);
  }

  private walk(nodes: XmlNode[], look: RunLook, link: string | undefined): void {
    for (const element of elements(nodes)) this.read(element, look, link);
  }

  private read({ name, children, attributes }: XmlElement, look: RunLook, link: string | undefined): void {
    const add = (text: string) => this.add(text, look, link);
    switch (name) {
      case 'w:r': {
        const properties = child(children, 'w:rPr')?.children ?? [];
        const own = { ...this.styles.ofRun(styleName(properties, 'w:rStyle')), ...runLook(properties) };
        const full = { ...this.look, ...own };
        return full.hidden ? undefined : this.walk(children, full, link);
      }
      case 'w:t':
        return add(plainText(children));
      case 'w:tab':
      case 'w:ptab':
        return add('\t');
      case 'w:br':
      case 'w:cr':
        return add('\n');
      case 'w:noBreakHyphen':
        return add('-');
      case 'w:sym':
        return add(String.fromCharCode(Number.parseInt(attributes['w:char'] ?? '20', 16)));
      case 'w:hyperlink':
        return this.walk(children, look, this.links.get(attributes['r:id'] ?? '') ?? link);
      case 'w:fldSimple':
        return this.walk(children, look, linkOfField(attributes['w:instr'] ?? '') ?? link);
      case 'w:fldChar':
        return this.markField(attributes['w:fldCharType']);
      case 'w:instrText': {
        const field = this.fields.at(-1);
        if (field) field.instruction += plainText(children);
        return;
      }
      case 'w:sdt':
        // Skips a content control that shows only its placeholder text.
        if (child(child(children, 'w:sdtPr')?.children ?? [], 'w:showingPlcHdr')) return;
        return this.walk(children, look, link);
      case 'w:txbxContent':
        this.boxes.push(children);
        return;
      default:
        if (!SKIPPED.has(name)) this.walk(children, look, link);
    }
  }

  private add(text: string, look: RunLook, link: string | undefined): void {
    if (this.fields.some(({ isShown }) => !isShown)) return;
    const target = this.fields.map(({ instruction }) => linkOfField(instruction)).find(Boolean) ?? link;
    this.runs.push({ text, look, ...(target !== undefined && { link: target }) });
  }

  private markField(type: string | undefined): void {
    if (type === 'begin') this.fields.push({ instruction: '', isShown: false });
    else if (type === 'separate') {
      const field = this.fields.at(-1);
      if (field) field.isShown = true;
    } else if (type === 'end') this.fields.pop();
  }
}

const linkOfField = (instruction: string): string | undefined => /\bHYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
