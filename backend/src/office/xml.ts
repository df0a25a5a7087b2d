import { strFromU8 } from 'fflate';
import { XMLParser } from 'fast-xml-parser';

/** Maps an element's name to its children, `#text` to its text and `:@` to its attributes. */
export type XmlNode = Record<string, XmlNode[] | string | Attributes | undefined>;

type Attributes = Record<string, string>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
});

/** Rejects document type declarations, which could define exponentially growing entities. */
export function parseXml(part: Uint8Array): XmlNode[] {
  const xml = strFromU8(part);
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The part declares a document type');
  return parser.parse(xml) as XmlNode[];
}

export interface XmlElement {
  name: string;
  attributes: Attributes;
  children: XmlNode[];
}

export function* elements(nodes: XmlNode[]): Generator<XmlElement> {
  for (const node of nodes) {
    for (const [name, children] of Object.entries(node)) {
      if (Array.isArray(children)) yield { name, children, attributes: (node[':@'] ?? {}) as Attributes };
    }
  }
}

export function child(nodes: XmlNode[], name: string): XmlElement | undefined {
  for (const element of elements(nodes)) if (element.name === name) return element;
  return undefined;
}

export const plainText = (nodes: XmlNode[]): string =>
  nodes.map((node) => (typeof node['#text'] === 'string' ? node['#text'] : '')).join('');
