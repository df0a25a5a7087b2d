import type { FamilyId } from '@shortlist/shared/fonts/families';

/** A font name with substitutes for computers without that font. */
export interface DocxFont {
  name: string;
  /** Names of fonts that look similar, the most similar first. */
  substitutes: string[];
  family: 'swiss' | 'roman' | 'modern';
  pitch: 'variable' | 'fixed';
}

const FONTS: Partial<Record<FamilyId, DocxFont>> = {
  'source-sans': {
    name: 'Source Sans 3',
    substitutes: ['Source Sans Pro', 'Calibri', 'Carlito'],
    family: 'swiss',
    pitch: 'variable',
  },
  'source-serif': {
    name: 'Source Serif 4',
    substitutes: ['Source Serif Pro', 'Cambria', 'Caladea'],
    family: 'roman',
    pitch: 'variable',
  },
  inter: { name: 'Inter', substitutes: ['Segoe UI', 'Helvetica Neue', 'Arial'], family: 'swiss', pitch: 'variable' },
  'jetbrains-mono': {
    name: 'JetBrains Mono',
    substitutes: ['Consolas', 'Menlo', 'Courier New'],
    family: 'modern',
    pitch: 'fixed',
  },
  manrope: { name: 'Manrope', substitutes: ['Segoe UI', 'Avenir Next', 'Verdana'], family: 'swiss', pitch: 'variable' },
  'fira-sans': {
    name: 'Fira Sans',
    substitutes: ['Segoe UI', 'Calibri', 'Carlito'],
    family: 'swiss',
    pitch: 'variable',
  },
};

export const docxFont = (family: FamilyId): DocxFont => FONTS[family] ?? FONTS['source-sans']!;

interface ScriptFonts {
  eastAsia: string;
  complex: string;
}

const EAST_ASIAN_FONTS: Record<string, { swiss: string; roman: string }> = {
  ja: { swiss: 'Yu Gothic', roman: 'Yu Mincho' },
  ko: { swiss: 'Malgun Gothic', roman: 'Batang' },
  'zh-TW': { swiss: 'Microsoft JhengHei', roman: 'PMingLiU' },
  zh: { swiss: 'Microsoft YaHei', roman: 'SimSun' },
};

/**
 * Returns fonts for scripts that the template's own font lacks. Word picks one of a style's fonts by script, and draws
 * empty boxes if that font lacks the glyphs.
 */
export function scriptFonts(text: string, language: string, family: DocxFont['family']): ScriptFonts {
  const serif = family === 'roman' ? 'roman' : 'swiss';
  return { eastAsia: EAST_ASIAN_FONTS[eastAsianLanguage(text, language)]![serif], complex: complexFont(text, serif) };
}

/** Matches characters that Word draws with a style's East Asian font, such as "漢", "か" and "한". */
export const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Returns the language that determines the East Asian glyph shapes: the resume's language or, if none is set, a guess
 * from its letters.
 */
export function eastAsianLanguage(text: string, language: string): string {
  if (/^zh-(?:TW|HK|MO|Hant)/i.test(language)) return 'zh-TW';
  const base = language.split('-')[0]!.toLowerCase();
  if (base in EAST_ASIAN_FONTS) return base;
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'ja';
}

const INDIC =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u;

function complexFont(text: string, serif: 'swiss' | 'roman'): string {
  if (/\p{Script=Thai}/u.test(text)) return 'Leelawadee UI';
  if (INDIC.test(text)) return 'Nirmala UI';
  return serif === 'roman' ? 'Times New Roman' : 'Arial';
}
