import { strFromU8, unzipSync } from 'fflate';
import { create, type Font } from 'fontkit';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { emptyResumeData, TEMPLATE_KEYS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { loadFace } from '../fonts/fonts.js';
import { checksum, padded } from '../fonts/truetype.js';
import { renderDocx } from './render-docx.js';

interface Embedded {
  family: string;
  slot: string;
  bytes: Buffer;
  font: Font;
}

const summary = 'Їжак і Ґанок: Prüfung naïve “quoted” – 5 € → ﬁ';

/**
 * Reads the fonts as a word processor does: using the font table, its relationships and each font's deobfuscation key.
 */
async function readFonts(template: TemplateKey): Promise<Embedded[]> {
  const data = { ...emptyResumeData(), summary: { text: summary } };
  const parts = unzipSync(await renderDocx(composeDocument(data, template)));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const relationships = text('word/_rels/fontTable.xml.rels');
  return [...text('word/fontTable.xml').matchAll(/<w:font w:name="([^"]+)">(.*?)<\/w:font>/g)].flatMap(
    ([, family = '', entry = '']) =>
      [...entry.matchAll(/<w:(embed\w+) r:id="(\w+)" w:fontKey="\{([\dA-F-]{36})\}"\/>/g)].map(
        ([, slot = '', id = '', key = '']): Embedded => {
          const path = new RegExp(`Id="${id}" [^>]*Target="([^"]+)"`).exec(relationships)?.[1] ?? '';
          const bytes = Buffer.from(parts[`word/${path}`] ?? new Uint8Array());
          const mask = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
          for (let at = 0; at < 32; at++) bytes[at]! ^= mask[at % 16]!;
          return { family, slot, bytes, font: create(bytes) as Font };
        },
      ),
  );
}

describe('embedded fonts', () => {
  it.each(TEMPLATE_KEYS)('uses the font names of the %s template', async (template) => {
    const fonts = await readFonts(template);
    expect(fonts.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['embedRegular', 'embedBold']));
    for (const { family, slot, font } of fonts) {
      expect(font.familyName).toBe(family);
      expect(`embed${font.subfamilyName.replace(' ', '')}`).toBe(slot);
    }
  });

  it('keeps the glyph outlines and widths of the full font', async () => {
    const [regular] = await readFonts('general');
    const whole = loadFace('source-sans-regular')!.font.font;
    for (const character of 'AZaz09ÿ–“•€Їґ') {
      const [own, original] = [regular!.font, whole].map((font) => font.glyphForCodePoint(character.codePointAt(0)!));
      expect(own!.id).toBeGreaterThan(0);
      expect([own!.advanceWidth, own!.path.toSVG()]).toEqual([original!.advanceWidth, original!.path.toSVG()]);
    }
  });

  it('embeds complete alphabets so that the text can be edited', async () => {
    const [regular] = await readFonts('general');
    for (const character of 'QqÆæÑñЩщ')
      expect(regular!.font.hasGlyphForCodePoint(character.codePointAt(0)!)).toBe(true);
    expect(regular!.font.hasGlyphForCodePoint('Ω'.codePointAt(0)!)).toBe(false);
  });

  it('embeds a font with a valid checksum', async () => {
    for (const { bytes } of await readFonts('exec')) expect(checksum(padded(bytes, 4))).toBe(0xb1b0afba);
  });

  it('an empty Word document with embedded fonts is smaller than 100 KB', async () => {
    for (const template of TEMPLATE_KEYS)
      expect((await renderDocx(composeDocument(emptyResumeData(), template))).length).toBeLessThan(100_000);
  });
});
