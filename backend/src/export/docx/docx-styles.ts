import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  ShadingType,
  type IParagraphOptions,
  type IPropertiesOptions,
  type IRunStylePropertiesOptions,
} from 'docx';
import type { ComposedDocument, ParagraphRole, TextRole } from '@shortlist/shared/document/composed-document';
import { docxFont, eastAsianLanguage, scriptFonts } from './docx-fonts.js';
import { borderSpace, halfPoints, hexColor, MAX_BORDER_SPACE, MAX_STROKE, strokeEighths, twips } from './docx-units.js';

/**
 * Word's built-in styles where it has one. The name is the Title and the sections are Heading 1: that is how Word's
 * own résumés are built, what its navigation pane lists as the outline, and where parsers look for section names.
 * Entries are Heading 2, so the outline shows each job under its section.
 */
export const PARAGRAPH_STYLES: Record<ParagraphRole, { id: string; name: string; baseRole: TextRole }> = {
  name: { id: 'Title', name: 'Title', baseRole: 'name' },
  headline: { id: 'Subtitle', name: 'Subtitle', baseRole: 'headline' },
  contacts: { id: 'Contacts', name: 'Contacts', baseRole: 'contact' },
  heading: { id: 'Heading1', name: 'heading 1', baseRole: 'heading' },
  entryTitle: { id: 'Heading2', name: 'heading 2', baseRole: 'title' },
  entryDetail: { id: 'EntryDetail', name: 'Entry Detail', baseRole: 'body' },
  body: { id: 'BodyText', name: 'Body Text', baseRole: 'body' },
  bullet: { id: 'ListBullet', name: 'List Bullet', baseRole: 'body' },
};

/** Styles for words that differ from the paragraph they stand in. */
export const CHARACTER_STYLES: Partial<Record<TextRole, { id: string; name: string }>> = {
  contact: { id: 'ContactText', name: 'Contact Text' },
  title: { id: 'EntryTitle', name: 'Entry Title' },
  organization: { id: 'Organization', name: 'Organization' },
  place: { id: 'Place', name: 'Place' },
  dates: { id: 'Dates', name: 'Dates' },
  label: { id: 'Label', name: 'Label' },
  body: { id: 'PlainText', name: 'Plain Words' },
};

export const FOOTER_STYLE = 'Footer';
export const BULLET_LIST = 'bullets';
/** The marker hangs at this share of the list's indent, as on the PDF's page. */
const MARKER_AT = 0.25;

/** The document's styles, all from the composed document's own. */
export function docxStyles(document: ComposedDocument, text: string): IPropertiesOptions['styles'] {
  const run = (role: TextRole) => runStyle(document, role, text);
  const paragraphStyle = (role: ParagraphRole) => ({
    run: run(PARAGRAPH_STYLES[role].baseRole),
    paragraph: paragraphProperties(document, role),
    quickFormat: true,
  });
  const custom = (role: ParagraphRole) => ({ ...PARAGRAPH_STYLES[role], basedOn: 'Normal', ...paragraphStyle(role) });
  return {
    default: {
      document: { run: { ...run('body'), language: languages(document, text) } },
      title: { ...paragraphStyle('name'), next: PARAGRAPH_STYLES.headline.id },
      heading1: { ...paragraphStyle('heading'), next: PARAGRAPH_STYLES.entryTitle.id },
      heading2: { ...paragraphStyle('entryTitle'), next: PARAGRAPH_STYLES.bullet.id },
      hyperlink: { run: { color: hexColor(document.style.text.contact.color) } },
    },
    paragraphStyles: [
      custom('headline'),
      custom('contacts'),
      custom('entryDetail'),
      custom('body'),
      custom('bullet'),
      {
        id: FOOTER_STYLE,
        name: 'footer',
        basedOn: 'Normal',
        run: run('pageNumber'),
        paragraph: { alignment: AlignmentType.CENTER },
      },
    ],
    characterStyles: Object.entries(CHARACTER_STYLES).map(([role, style]) => ({
      ...style,
      run: run(role as TextRole),
      quickFormat: true,
    })),
  };
}

function runStyle(document: ComposedDocument, role: TextRole, text: string): IRunStylePropertiesOptions {
  const style = document.style.text[role];
  const font = docxFont(style.family);
  const others = scriptFonts(text, document.language, font.family);
  return {
    font: { ascii: font.name, hAnsi: font.name, eastAsia: others.eastAsia, cs: others.complex },
    size: halfPoints(style.size),
    color: hexColor(style.color),
    ...(style.weight === 'bold' && { bold: true }),
    ...(style.italic && { italics: true }),
    ...(style.caps && { allCaps: true }),
    ...(style.tracking !== 0 && { characterSpacing: twips(style.tracking * style.size) }),
  };
}

type ParagraphProperties = Pick<
  IParagraphOptions,
  'spacing' | 'indent' | 'alignment' | 'border' | 'shading' | 'keepNext' | 'keepLines'
>;

const HEADER_ROLES: ReadonlySet<ParagraphRole> = new Set(['name', 'headline', 'contacts']);
const KEPT_WITH_NEXT: ReadonlySet<ParagraphRole> = new Set(['name', 'headline', 'heading', 'entryTitle']);

function paragraphProperties(document: ComposedDocument, role: ParagraphRole): ParagraphProperties {
  const style = document.style.paragraph[role];
  const size = document.style.text[PARAGRAPH_STYLES[role].baseRole].size;
  const inset = style.indent + (style.bar ? style.bar.width + style.bar.gap : 0);
  const isOnBand = document.style.headerBand !== undefined && HEADER_ROLES.has(role);
  return {
    // "At least", not "exactly": scripts with tall letters are never clipped.
    spacing: {
      before: twips(style.before),
      after: twips(style.after),
      line: twips(style.lineHeight * size),
      lineRule: LineRuleType.AT_LEAST,
    },
    ...(inset > 0 && role !== 'bullet' && { indent: { left: twips(inset) } }),
    ...(style.align === 'center' && { alignment: AlignmentType.CENTER }),
    ...(KEPT_WITH_NEXT.has(role) && { keepNext: true, keepLines: true }),
    ...(isOnBand ? bandProperties(document) : borderProperties(document, role)),
  };
}

function borderProperties({ style, direction }: ComposedDocument, role: ParagraphRole): ParagraphProperties {
  const { rule, bar } = style.paragraph[role];
  if (!rule && !bar) return {};
  return {
    border: {
      ...(rule && { [rule.side === 'above' ? 'top' : 'bottom']: stroke(rule.color, rule.thickness, rule.gap) }),
      ...(bar && { [direction === 'rtl' ? 'right' : 'left']: stroke(bar.color, bar.width, bar.gap) }),
    },
  };
}

/** Colour shows this far from the sheet's edge at the least, on all sides alike. */
const LEAST_BAND_MARGIN = 4;

/**
 * Paragraph shading ends at the text's edges; borders of the same colour carry it further out, as far as Word lets a
 * border stand from its text. The paragraphs of the header have equal borders, so they join to one band.
 */
function bandProperties({ style, page }: ComposedDocument): ParagraphProperties {
  const { color, paddingBottom } = style.headerBand ?? { color: '#ffffff', paddingBottom: 0 };
  const furthest = MAX_STROKE + MAX_BORDER_SPACE;
  const reach = Math.min(furthest, page.margin.left - LEAST_BAND_MARGIN, page.margin.right - LEAST_BAND_MARGIN);
  const edge = page.margin.left - reach;
  const side = (distance: number) => stroke(color, MAX_STROKE, distance - MAX_STROKE);
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: hexColor(color) },
    border: {
      top: side(Math.min(furthest, page.margin.top - edge)),
      bottom: side(paddingBottom),
      left: side(reach),
      right: side(reach),
    },
  };
}

const stroke = (color: string, thickness: number, gap: number) => ({
  style: BorderStyle.SINGLE,
  color: hexColor(color),
  size: strokeEighths(thickness),
  space: borderSpace(gap),
});

/** The one list of the document: bullets as Word's own list bullets. */
export function docxNumbering(document: ComposedDocument, text: string): IPropertiesOptions['numbering'] {
  const { indent } = document.style.paragraph.bullet;
  return {
    config: [
      {
        reference: BULLET_LIST,
        levels: [
          {
            level: 0,
            format: LevelFormat.BULLET,
            text: document.style.marker,
            alignment: AlignmentType.LEFT,
            style: {
              run: runStyle(document, 'marker', text),
              paragraph: { indent: { left: twips(indent), hanging: twips(indent * (1 - MARKER_AT)) } },
            },
          },
        ],
      },
    ],
  };
}

function languages(document: ComposedDocument, text: string): IRunStylePropertiesOptions['language'] {
  const tag = withRegion(document.language);
  return {
    value: tag,
    eastAsia: withRegion(eastAsianLanguage(text, document.language)),
    bidirectional: document.direction === 'rtl' ? tag : 'ar-SA',
  };
}

/** Word's proofing knows `en-US`, not `en`. */
function withRegion(language: string): string {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return region ? `${base}-${region}` : base;
}
