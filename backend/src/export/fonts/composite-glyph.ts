import type { GlyphPart } from './glyph-clusters.js';

// Flags of a component in a composite glyph, as defined by the table `glyf` of the OpenType specification.
const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const SCALE = 0x8;
const MORE_PARTS = 0x20;
const XY_SCALE = 0x40;
const TWO_BY_TWO = 0x80;

const HEADER = 10;
const PART = 8;

/** Renumbers the components of a composite glyph; returns any other outline unchanged. */
export function renumberParts(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
  if (!isComposite) return outline;
  const copy = Buffer.from(outline);
  let offset = HEADER;
  let flags: number;
  do {
    flags = copy.readUInt16BE(offset);
    copy.writeUInt16BE(placeOf(copy.readUInt16BE(offset + 2)), offset + 2);
    offset += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2);
    if (flags & SCALE) offset += 2;
    else if (flags & XY_SCALE) offset += 4;
    else if (flags & TWO_BY_TWO) offset += 8;
  } while (flags & MORE_PARTS);
  return copy;
}

/** Returns an empty buffer if all component glyphs are blank. */
export function composeOutline(
  parts: readonly GlyphPart[],
  outlineOf: (glyph: number) => Buffer,
  placeOf: (glyph: number) => number,
): Buffer {
  const inked = parts.filter(({ id }) => outlineOf(id).length > 0);
  if (inked.length === 0) return Buffer.alloc(0);
  const outline = Buffer.alloc(HEADER + PART * inked.length);
  outline.writeInt16BE(-1, 0);
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  inked.forEach(({ id, x, y }, index) => {
    const part = outlineOf(id);
    box.left = Math.min(box.left, part.readInt16BE(2) + x);
    box.bottom = Math.min(box.bottom, part.readInt16BE(4) + y);
    box.right = Math.max(box.right, part.readInt16BE(6) + x);
    box.top = Math.max(box.top, part.readInt16BE(8) + y);
    const more = index < inked.length - 1 ? MORE_PARTS : 0;
    const start = HEADER + index * PART;
    outline.writeUInt16BE(ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | more, start);
    outline.writeUInt16BE(placeOf(id), start + 2);
    outline.writeInt16BE(fontUnits(x), start + 4);
    outline.writeInt16BE(fontUnits(y), start + 6);
  });
  [box.left, box.bottom, box.right, box.top].forEach((edge, index) =>
    outline.writeInt16BE(fontUnits(edge), 2 + index * 2),
  );
  return outline;
}

/** Clamps to 16 bits, because hundreds of marks on one letter would exceed the range of font units. */
const fontUnits = (value: number): number => Math.max(-32_768, Math.min(32_767, Math.round(value)));
