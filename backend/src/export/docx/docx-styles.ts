import {
  AlignmentType,
  LevelFormat,
  LineRuleType,
  type IParagraphOptions,
  type IPropertiesOptions,
  type IRunStylePropertiesOptions,
} from 'docx';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { ParagraphRole, TextRole } from '@shortlist/shared/page/template';
import { docxFont, EAST_ASIAN, eastAsianLanguage, scriptFonts } from './docx-fonts.js';
import { halfPoints, hexColor, stroke, twips } from './docx-units.js';
import { bandProperties, isOnBand } from './header-band.js';
import type { DocxContext } from './docx-context.js';
import { mayLinesGrow } from './docx-line-height.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';

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
/** Position of the bullet as a share of the list's indent; the PDF uses the same share. */
const MARKER_AT = 0.25;

export function docxStyles(context: DocxContext): IPropertiesOptions['styles'] {
  const { document } = context;
  const run = (role: TextRole) => runStyle(context, role);
  const paragraphStyle = (role: ParagraphRole) => ({
    run: run(PARAGRAPH_STYLES[role].baseRole),
    paragraph: paragraphProperties(context, role),
    quickFormat: true,
  });
  const custom = (role: ParagraphRole) => ({ ...PARAGRAPH_STYLES[role], basedOn: 'Normal', ...paragraphStyle(role) });
  return {
    default: {
      document: { run: { ...run('body'), language: languages(context) } },
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

function runStyle({ document, text }: DocxContext, role: TextRole): IRunStylePropertiesOptions {
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
    ...(style.tracking !== 0 && !JOINED_SCRIPTS.test(text) && { characterSpacing: twips(style.tracking * style.size) }),
  };
}

/** Matches scripts with connected letters, such as Arabic, because letter spacing would pull the letters apart. */
const JOINED_SCRIPTS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}]/u;

type ParagraphProperties = Pick<
  IParagraphOptions,
  'spacing' | 'indent' | 'alignment' | 'border' | 'shading' | 'keepNext' | 'keepLines'
>;

const KEPT_WITH_NEXT: ReadonlySet<ParagraphRole> = new Set(['name', 'headline', 'heading', 'entryTitle']);

function paragraphProperties(context: DocxContext, role: ParagraphRole): ParagraphProperties {
  const { document } = context;
  const style = document.style.paragraph[role];
  const inset = style.indent + (style.bar ? style.bar.width + style.bar.gap : 0);
  return {
    spacing: paragraphSpacing(context, role),
    ...(inset > 0 && role !== 'bullet' && { indent: { left: twips(inset) } }),
    ...(style.align === 'center' && { alignment: AlignmentType.CENTER }),
    ...(KEPT_WITH_NEXT.has(role) && { keepNext: true, keepLines: true }),
    ...(isOnBand(document, role) ? bandProperties(document) : borderProperties(document, role)),
  };
}

/**
 * Returns a paragraph's spacing and line height: exactly the template's values, as in the PDF, except that lines grow
 * where Word would clip letters.
 * @param gapAbove points above an entry or below a band, added to the style's own spacing
 */
export function paragraphSpacing(context: DocxContext, role: ParagraphRole, gapAbove = 0) {
  const { before, after, lineHeight } = context.document.style.paragraph[role];
  const { size } = context.document.style.text[PARAGRAPH_STYLES[role].baseRole];
  return {
    before: twips(before + gapAbove),
    after: twips(after),
    line: twips(lineHeight * size),
    lineRule: mayLinesGrow(context, role) ? LineRuleType.AT_LEAST : LineRuleType.EXACT,
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

export function docxNumbering(context: DocxContext): IPropertiesOptions['numbering'] {
  const { document } = context;
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
              run: runStyle(context, 'marker'),
              paragraph: { indent: { left: twips(indent), hanging: twips(indent * (1 - MARKER_AT)) } },
            },
          },
        ],
      },
    ],
  };
}

/**
 * Returns the document's languages. Word stores one language each for East Asian, right-to-left and all other scripts.
 */
function languages({ document, text }: DocxContext): IRunStylePropertiesOptions['language'] {
  const tag = withRegion(document.language);
  const isEastAsian = EAST_ASIAN_LANGUAGES.has(tag.split('-')[0]!);
  return {
    value: isEastAsian || document.direction === 'rtl' ? LATIN_WORDS : tag,
    eastAsia: EAST_ASIAN.test(text) ? withRegion(eastAsianLanguage(text, document.language)) : LATIN_WORDS,
    bidirectional: document.direction === 'rtl' ? tag : 'ar-SA',
  };
}

const EAST_ASIAN_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
/** Language declared for Latin words in a resume that is written in another script. */
const LATIN_WORDS = 'en-US';

/** Word's proofing tools know `en-US` but not `en`. */
function withRegion(language: string): string {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return region ? `${base}-${region}` : base;
}
