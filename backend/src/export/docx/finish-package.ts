import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { TEXT_ROLES, type ComposedDocument } from '@shortlist/shared/document/composed-document';
import { docxFont, type DocxFont } from './docx-fonts.js';

/** Any fixed moment will do; the zip format begins its calendar in 1980. */
const EPOCH = new Date(1980, 0, 1, 0, 0, 0);

/**
 * Adds to the written package what the docx library has no words for (substitutes for fonts, the default character style) and
 * takes out what differs from one run to the next (time stamps, random relationship ids).
 */
export function finishPackage(bytes: Uint8Array, document: ComposedDocument): Uint8Array {
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
  edit('word/fontTable.xml', () => fontTable(document));
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

/** New names, in the order of the document, for relationships that the library named at random. */
function relationshipNames(relationships: string): Map<string, string> {
  const ids = [...relationships.matchAll(/\bId="([^"]+)"/g)].map((match) => match[1]!);
  return new Map(ids.map((id, index) => [id, `rId${index + 1}`]));
}

/** Every other style of characters is based on this one, and Word looks for it. */
const DEFAULT_CHARACTERS =
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>' +
  '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>';

const withDefaultCharacters = (xml: string): string =>
  xml.replace('</w:docDefaults>', `</w:docDefaults>${DEFAULT_CHARACTERS}`);

function fontTable({ style }: ComposedDocument): string {
  const fonts = new Map(TEXT_ROLES.map((role) => docxFont(style.text[role].family)).map((font) => [font.name, font]));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    [...fonts.values()].map(fontEntry).join('') +
    '</w:fonts>'
  );
}

const fontEntry = ({ name, substitutes, family, pitch }: DocxFont): string =>
  `<w:font w:name="${name}"><w:altName w:val="${substitutes.join(',')}"/><w:charset w:val="00"/>` +
  `<w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`;
