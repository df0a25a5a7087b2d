import { child, elements, type XmlNode } from '../../office/xml.js';

export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  hidden?: boolean;
}

export interface ParagraphTraits {
  headingLevel?: number;
  /** Id of the paragraph's list in Word; `0` if the paragraph is in no list. */
  list?: string;
  listLevel?: number;
  /** Left indent in points. */
  left?: number;
  rightToLeft?: boolean;
}

const TWIPS_PER_POINT = 20;

export function runLook(properties: XmlNode[]): RunLook {
  const look: RunLook = {};
  for (const { name, attributes } of elements(properties)) {
    const value = attributes['w:val'];
    if (name === 'w:b') look.bold = isOn(value);
    else if (name === 'w:i') look.italic = isOn(value);
    else if (name === 'w:sz' && Number(value) > 0) look.size = Number(value) / 2;
    else if (name === 'w:vanish') look.hidden = isOn(value);
  }
  return look;
}

export function paragraphTraits(properties: XmlNode[]): ParagraphTraits {
  const traits: ParagraphTraits = {};
  for (const { name, attributes, children } of elements(properties)) {
    const value = attributes['w:val'];
    // Outline level 9 means body text.
    if (name === 'w:outlineLvl' && Number(value) < 9) traits.headingLevel = Number(value) + 1;
    else if (name === 'w:numPr') {
      const list = child(children, 'w:numId')?.attributes['w:val'];
      const level = child(children, 'w:ilvl')?.attributes['w:val'];
      if (list !== undefined) traits.list = list;
      if (level !== undefined) traits.listLevel = Number(level);
    } else if (name === 'w:ind') {
      const left = Number(attributes['w:left'] ?? attributes['w:start']);
      if (Number.isFinite(left)) traits.left = left / TWIPS_PER_POINT;
    } else if (name === 'w:bidi') traits.rightToLeft = isOn(value);
  }
  return traits;
}

const isOn = (value: string | undefined): boolean => !['0', 'false', 'off', 'none'].includes(value ?? '');

export const styleName = (properties: XmlNode[], element: 'w:rStyle' | 'w:pStyle'): string | undefined =>
  child(properties, element)?.attributes['w:val'];
