import { child, elements, parseXml, type XmlNode } from '../../office/xml.js';
import { paragraphTraits, runLook, type ParagraphTraits, type RunLook } from './docx-properties.js';

export interface WordStyle {
  look: RunLook;
  traits: ParagraphTraits;
}

interface Declared extends WordStyle {
  basedOn?: string;
}

/** Maximum number of levels of style inheritance. Word allows ten; a damaged file may contain a cycle. */
const MAX_DEPTH = 20;

export class WordStyles {
  private readonly declared = new Map<string, Declared>();
  private defaults: RunLook = {};
  private defaultParagraph: string | undefined;

  constructor(part: Uint8Array | undefined) {
    const root = part && child(parseXml(part), 'w:styles');
    if (!root) return;
    for (const { name, children, attributes } of elements(root.children)) {
      if (name === 'w:docDefaults') this.defaults = defaultLook(children);
      const id = attributes['w:styleId'];
      if (name !== 'w:style' || id === undefined) continue;
      this.declared.set(id, declaration(children));
      if (attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1') this.defaultParagraph = id;
    }
  }

  ofParagraph(id: string | undefined): WordStyle {
    const { look, traits } = this.inherited(id ?? this.defaultParagraph);
    return { look: { ...this.defaults, ...look }, traits };
  }

  ofRun(id: string | undefined): RunLook {
    return this.inherited(id).look;
  }

  private inherited(id: string | undefined, depth = 0): WordStyle {
    const style = id === undefined ? undefined : this.declared.get(id);
    if (!style || depth > MAX_DEPTH) return { look: {}, traits: {} };
    const base = this.inherited(style.basedOn, depth + 1);
    return { look: { ...base.look, ...style.look }, traits: { ...base.traits, ...style.traits } };
  }
}

function defaultLook(nodes: XmlNode[]): RunLook {
  const properties = child(child(nodes, 'w:rPrDefault')?.children ?? [], 'w:rPr');
  return properties ? runLook(properties.children) : {};
}

function declaration(nodes: XmlNode[]): Declared {
  const name = child(nodes, 'w:name')?.attributes['w:val'] ?? '';
  const traits = paragraphTraits(child(nodes, 'w:pPr')?.children ?? []);
  const level = levelOfName(name);
  if (level !== undefined) traits.headingLevel = level;
  return {
    look: runLook(child(nodes, 'w:rPr')?.children ?? []),
    traits,
    basedOn: child(nodes, 'w:basedOn')?.attributes['w:val'],
  };
}

/** Word stores the names of built-in styles in English, whatever its display language. */
function levelOfName(name: string): number | undefined {
  if (/^title$/i.test(name)) return 0;
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}
