import type { DocumentStyle, PageGeometry } from './composed-document.js';
import type { ParagraphRole, TextRole } from './template.js';
import { PARAGRAPH_ROLES, TEXT_ROLES } from './template.js';
import type { ResumeSettings } from '../resume/resume-data.js';
import { readableOnWhite } from './contrast.js';
import type {
  PaletteKey,
  ParagraphStyle,
  ParagraphStyleSpec,
  TemplateDefinition,
  TextStyle,
  TextStyleSpec,
} from './template.js';

/** Sizes of US Letter and ISO A4 in points. */
const SHEETS = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const;

const DENSITY = { compact: 0.9, normal: 1, relaxed: 1.12 } as const;

const MARGIN_SCALES = { narrow: 0.72, normal: 1, wide: 1.25 } as const;
/** Minimum bottom margin in points; the page number needs this space. */
const MIN_BOTTOM_MARGIN = 36;

const BASE_TEXT: Required<TextStyleSpec> = {
  family: 'source-sans',
  weight: 'regular',
  italic: false,
  size: 10,
  color: 'ink',
  tracking: 0,
  caps: false,
};

const BASE_PARAGRAPH: ParagraphStyle = { lineHeight: 1.35, before: 0, after: 0, align: 'start', indent: 0 };

const BASE_PARAGRAPHS: Partial<Record<ParagraphRole, ParagraphStyleSpec>> = {
  bullet: { indent: 12, after: 1.5 },
  body: { after: 2 },
  entryTitle: { lineHeight: 1.25 },
  entryDetail: { lineHeight: 1.25, after: 1 },
};

const BASE_TEXTS: Partial<Record<TextRole, TextStyleSpec>> = {
  label: { weight: 'bold' },
  pageNumber: { size: 9, color: 'muted' },
};

/** Applies the user's scale, density and accent to the template's styles. */
export function resolveStyle(template: TemplateDefinition, settings: ResumeSettings): DocumentStyle {
  const scale = settings.fontScale ?? 1;
  const density = DENSITY[settings.density ?? 'normal'];
  const palette = settings.accent
    ? { ...template.palette, accent: readableOnWhite(settings.accent) }
    : template.palette;
  const color = (key: PaletteKey) => palette[key];

  const textStyle = (role: TextRole): TextStyle => {
    const spec = { ...BASE_TEXT, ...template.text.base, ...BASE_TEXTS[role], ...template.text[role] };
    return { ...spec, size: round(spec.size * scale), color: color(spec.color) };
  };

  const paragraphStyle = (role: ParagraphRole): ParagraphStyle => {
    const { rule, bar, ...spec } = { ...BASE_PARAGRAPHS[role], ...template.paragraph[role] };
    const style = { ...BASE_PARAGRAPH, ...spec };
    return {
      ...style,
      lineHeight: Math.max(1.1, style.lineHeight * (1 + (density - 1) / 2)),
      before: round(style.before * scale * density),
      after: round(style.after * scale * density),
      indent: round(style.indent * scale),
      ...(rule && { rule: { ...rule, color: color(rule.color) } }),
      ...(bar && { bar: { ...bar, color: color(bar.color) } }),
    };
  };

  return {
    text: Object.fromEntries(TEXT_ROLES.map((role) => [role, textStyle(role)])) as Record<TextRole, TextStyle>,
    paragraph: Object.fromEntries(PARAGRAPH_ROLES.map((role) => [role, paragraphStyle(role)])) as Record<
      ParagraphRole,
      ParagraphStyle
    >,
    ...(template.headerBand && {
      headerBand: { ...template.headerBand, color: color(template.headerBand.color) },
    }),
    entryGap: round(template.entryGap * scale * density),
    marker: template.marker,
  };
}

/** Returns the size of the paper and its margins. The size is US Letter unless the user chose A4. */
export function resolvePage({ margin }: TemplateDefinition, settings: ResumeSettings): PageGeometry {
  const size = settings.pageSize ?? 'letter';
  const scale = MARGIN_SCALES[settings.margins ?? 'normal'];
  return {
    size,
    ...SHEETS[size],
    margin: {
      top: round(margin.top * scale),
      right: round(margin.right * scale),
      bottom: Math.max(MIN_BOTTOM_MARGIN, round(margin.bottom * scale)),
      left: round(margin.left * scale),
    },
  };
}

const round = (points: number) => Math.round(points * 100) / 100;
