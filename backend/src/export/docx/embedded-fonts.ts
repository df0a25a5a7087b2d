import { createHash } from 'node:crypto';
import { TEXT_ROLES } from '@shortlist/shared/page/template';
import type { FaceId, FamilyId } from '@shortlist/shared/fonts/families';
import { loadFace } from '../fonts/fonts.js';
import type { DocxContext } from './docx-context.js';
import { docxFont } from './docx-fonts.js';
import { fontProgram } from '../fonts/font-program.js';

export interface EmbeddedFont {
  family: FamilyId;
  slot: 'embedRegular' | 'embedBold' | 'embedItalic' | 'embedBoldItalic';
  /** Key with which a word processor decodes the obfuscated font, in the form `{XXXXXXXX-…}`. */
  key: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const STYLES = {
  regular: { slot: 'embedRegular', name: 'Regular' },
  bold: { slot: 'embedBold', name: 'Bold' },
  italic: { slot: 'embedItalic', name: 'Italic' },
  'bold-italic': { slot: 'embedBoldItalic', name: 'Bold Italic' },
} as const;

/**
 * Characters that every embedded font contains, so that users can edit the document: Latin letters and common symbols.
 * A document with Greek or Cyrillic text gets the complete alphabet as well, because some programs use the fonts of one
 * open document for other documents too.
 */
const ALWAYS: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];
const ALPHABETS: readonly { letters: RegExp; ranges: [from: number, to: number][] }[] = [
  { letters: /\p{Script=Greek}/u, ranges: [[0x384, 0x3ce]] },
  {
    letters: /\p{Script=Cyrillic}/u,
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
];

/**
 * Embeds the template's font faces, because users' computers do not have them. The fonts' license allows this, even for
 * subsets with an unchanged name.
 */
export function embeddedFonts(context: DocxContext): EmbeddedFont[] {
  const { style } = context.document;
  const faces = new Map<FaceId, { family: FamilyId; kind: keyof typeof STYLES }>();
  for (const role of TEXT_ROLES) {
    const { family, weight, italic } = style.text[role];
    const kind = italic ? (weight === 'bold' ? 'bold-italic' : 'italic') : weight;
    faces.set(`${family}-${kind}`, { family, kind });
  }
  const codePoints = charactersOf(context.text);
  return [...faces].flatMap(([id, { family, kind }]) => {
    const face = loadFace(id);
    if (!face) return [];
    const { slot, name } = STYLES[kind];
    const program = fontProgram(face.font, codePoints, { family: docxFont(family).name, style: name });
    return [{ family, slot, ...scrambled(program) }];
  });
}

function charactersOf(text: string): Set<number> {
  const characters = new Set<number>();
  const ranges = [...ALWAYS, ...ALPHABETS.filter(({ letters }) => letters.test(text)).flatMap((each) => each.ranges)];
  for (const [from, to] of ranges) for (let code = from; code <= to; code++) characters.add(code);
  for (const character of text + text.toUpperCase()) characters.add(character.codePointAt(0)!);
  return characters;
}

/** Number of bytes at the start of a font that are obfuscated with the key (ECMA-376, part 4, section 9.1.3). */
const SCRAMBLED = 32;

function scrambled(program: Buffer): { key: string; bytes: Uint8Array<ArrayBuffer> } {
  // Derives the key from the font itself, so that the same document always produces the same bytes.
  const digits = createHash('sha256').update(program).digest('hex').slice(0, 32).toUpperCase();
  const mask = Buffer.from(digits, 'hex').reverse();
  const bytes = Uint8Array.from(program);
  for (let at = 0; at < SCRAMBLED; at++) bytes[at]! ^= mask[at % mask.length]!;
  const parts = [0, 8, 12, 16, 20, 32].map((start, index, all) => digits.slice(start, all[index + 1]));
  return { key: `{${parts.slice(0, 5).join('-')}}`, bytes };
}
