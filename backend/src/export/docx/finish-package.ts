import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { TEXT_ROLES } from '@shortlist/shared/page/template';
import type { DocxContext } from './docx-context.js';
import { docxFont } from './docx-fonts.js';
import { embeddedFonts, type EmbeddedFont } from './embedded-fonts.js';
import { bandShape } from './header-band.js';

/** Fixed timestamp of all entries in the ZIP file: the earliest date that the format supports. */
const EPOCH = new Date(1980, 0, 1, 0, 0, 0);

/**
 * Adds features that the docx library lacks (font families with several styles and substitute fonts, the default
 * character style, shapes). Removes content that differs between two renders of the same resume (timestamps, random
 * relationship ids).
 */
export function finishPackage(bytes: Uint8Array, context: DocxContext): Uint8Array {
  const { document } = context;
  const parts = unzipSync(bytes);
  const edit = (path: string, change: (xml: string) => string) => {
    const part = parts[path];
    if (part) parts[path] = strToU8(change(strFromU8(part)));
  };

  edit('docProps/core.xml', (xml) =>
    xml
      .replace(/<dcterms:(created|modified)[^<>]*>[^<]*<\/dcterms:\1>/g, '')
      .replace('</cp:coreProperties>', `<dc:language>${document.language}</dc:language></cp:coreProperties>`),
  );
  edit('word/styles.xml', withDefaultCharacters);
  const band = bandShape(context);
  edit('word/document.xml', (xml) => xml.replace('</w:pPr>', `$&${band}`));
  edit('word/settings.xml', withEmbeddedFonts);
  const fonts = embeddedFonts(context);
  edit('word/fontTable.xml', () => fontTable(context, fonts));
  edit('word/_rels/fontTable.xml.rels', () => fontRelationships(fonts));
  for (const [index, font] of fonts.entries()) parts[`word/${fontPath(index)}`] = font.bytes;
  const names = relationshipNames(strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array()));
  for (const path of ['word/document.xml', 'word/_rels/document.xml.rels'])
    edit(path, (xml) =>
      xml.replace(/\b(r:id|Id)="([^"]+)"/g, (_, key: string, id: string) => `${key}="${names.get(id) ?? id}"`),
    );

  const zippable: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, data]) => [path, [data, { mtime: EPOCH, level: 6 }]]),
  );
  return zipSync(zippable);
}

/** Returns a stable id for each of the docx library's random relationship ids, numbered in document order. */
function relationshipNames(relationships: string): Map<string, string> {
  const ids = [...relationships.matchAll(/\bId="([^"]+)"/g)].map((match) => match[1]!);
  return new Map(ids.map((id, index) => [id, `rId${index + 1}`]));
}

/** The default character style. Word expects all other character styles to be based on it. */
const DEFAULT_CHARACTERS =
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>' +
  '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>';

const withDefaultCharacters = (xml: string): string =>
  xml.replace('</w:docDefaults>', `</w:docDefaults>${DEFAULT_CHARACTERS}`);

/** Adds the setting for embedded fonts after `displayBackgroundShape`, where the Open XML schema requires it. */
const withEmbeddedFonts = (xml: string): string =>
  xml.replace('<w:displayBackgroundShape/>', '$&<w:embedTrueTypeFonts/>');

const fontPath = (index: number): string => `fonts/font${index + 1}.odttf`;
const fontId = (index: number): string => `rId${index + 1}`;

const fontRelationships = (fonts: readonly EmbeddedFont[]): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  fonts
    .map(
      (_, index) =>
        `<Relationship Id="${fontId(index)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/font" Target="${fontPath(index)}"/>`,
    )
    .join('') +
  '</Relationships>';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Font styles in the order that the Open XML schema requires. */
const SLOTS = ['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic'] as const;

function fontTable({ document: { style } }: DocxContext, embedded: readonly EmbeddedFont[]): string {
  const families = new Set(TEXT_ROLES.map((role) => style.text[role].family));
  const entries = [...families].map((id) => {
    const { name, substitutes, family, pitch } = docxFont(id);
    const faces = SLOTS.flatMap((slot) => {
      const index = embedded.findIndex((font) => font.family === id && font.slot === slot);
      return index < 0 ? [] : [`<w:${slot} r:id="${fontId(index)}" w:fontKey="${embedded[index]!.key}"/>`];
    });
    return (
      `<w:font w:name="${name}"><w:altName w:val="${substitutes.join(',')}"/><w:charset w:val="00"/>` +
      `<w:family w:val="${family}"/><w:pitch w:val="${pitch}"/>${faces.join('')}</w:font>`
    );
  });
  return (
    `${XML}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ` +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    entries.join('') +
    '</w:fonts>'
  );
}
