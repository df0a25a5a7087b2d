import bidiFactory from 'bidi-js';
import type { DocumentStyle, Run } from '../page/composed-document.js';
import type { Face, FontBook } from '../fonts/font-book.js';
import type { TextStyle } from '../page/template.js';

/** A piece of a paragraph's text in which face, style and direction stay the same. */
export interface Span {
  /** Start and end offsets in the paragraph's text. */
  start: number;
  end: number;
  face: Face;
  style: TextStyle;
  /** Embedding level of the bidi algorithm (UAX #9). Odd levels are right to left. */
  level: number;
  run: Run;
}

interface Range {
  start: number;
  end: number;
}

export interface ItemizedText {
  text: string;
  spans: Span[];
  /** Ranges of separators between items. A separator at the end of a line is omitted. */
  separators: Range[];
  /** Ranges within which a line must not break. */
  unbroken: Range[];
}

export interface ItemizeContext {
  fonts: FontBook;
  style: DocumentStyle;
  language: string;
  direction: 'ltr' | 'rtl';
  undrawable: Set<string>;
}

const bidi = bidiFactory();
const RTL_CHARACTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
// Matches marks, joiners, variation selectors, skin tones and tags, which must be drawn together with the character
// before them.
const EXTENDS_CLUSTER = /\p{M}|\p{Join_Control}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]/u;
const REGIONAL_INDICATOR = /[\u{1F1E6}-\u{1F1FF}]/u;
const NEUTRAL = /^[\s.,:;!?()[\]{}"'\-–—/\u060C\u061B\u061F]+$/u;

// Matches URLs, which stay on one line: parsers would read a URL that is broken at a slash as two words.
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<![a-z0-9.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/\S*/giu;

/** Splits the runs of a paragraph into pieces of a single face and direction. */
export function itemize(runs: Run[], context: ItemizeContext): ItemizedText {
  let text = '';
  const spans: Span[] = [];
  const separators: ItemizedText['separators'] = [];
  const unbroken: ItemizedText['unbroken'] = [];
  const latin: Range[] = [];
  for (const run of runs) {
    const style = context.style.text[run.role];
    const start = text.length;
    const drawn = faceSpans(style.caps ? run.text.toUpperCase() : run.text, style, context);
    for (const { face, text: part } of drawn) {
      spans.push({
        start: text.length,
        end: text.length + part.length,
        face,
        style: spacedFor(face, style, context),
        level: 0,
        run,
      });
      text += part;
    }
    if (run.separator) separators.push({ start, end: text.length });
    if (run.unbroken) unbroken.push({ start, end: text.length });
    if (run.role === 'contact' && !run.separator && !RTL_CHARACTER.test(run.text))
      latin.push({ start, end: text.length });
  }
  for (const { index, 0: address } of text.matchAll(WEB_ADDRESS))
    unbroken.push({ start: index, end: index + address.length });
  const isBidi = context.direction === 'rtl' || RTL_CHARACTER.test(text);
  if (!isBidi) return { text, spans, separators, unbroken };
  return {
    text,
    spans: splitByLevel(directed(text, { separators, latin }, context.direction), spans, context.direction),
    separators,
    unbroken,
  };
}

/** Removes letter-spacing from text in fallback faces, because spacing would separate joined letters, as in Arabic. */
function spacedFor(face: Face, style: TextStyle, { fonts }: ItemizeContext): TextStyle {
  const isOwn = style.tracking === 0 || face === fonts.face(style.family, style.weight, style.italic);
  return isOwn ? style : { ...style, tracking: 0 };
}

interface FacePart {
  text: string;
  face: Face;
}

function faceSpans(text: string, style: TextStyle, context: ItemizeContext): FacePart[] {
  const primary = context.fonts.face(style.family, style.weight, style.italic);
  if (coversAll(primary, text)) return [{ text, face: primary }];
  const parts: FacePart[] = [];
  for (const cluster of clustersOf(text)) {
    const part = drawable(cluster, primary, style, context);
    const last = parts.at(-1);
    if (last?.face === part.face) last.text += part.text;
    else parts.push(part);
  }
  return mergeNeutrals(parts);
}

const coversAll = (face: Face, text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    if (!face.covers(code)) return false;
    if (code > 0xffff) at++;
  }
  return true;
};

/** Splits text into clusters that must be drawn in one face: a character with its marks, joined emoji, a flag. */
function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  let afterJoiner = false;
  let openFlag = false;
  for (const character of text) {
    const isFlagHalf = REGIONAL_INDICATOR.test(character);
    const belongs = afterJoiner || EXTENDS_CLUSTER.test(character) || (isFlagHalf && openFlag);
    if (belongs && clusters.length > 0) clusters.push(clusters.pop()! + character);
    else clusters.push(character);
    openFlag = isFlagHalf && !openFlag;
    afterJoiner = character === '\u200D';
  }
  return clusters;
}

/**
 * Returns the cluster with a face that covers all of it. If there is none, returns the characters covered by the face
 * of the base character. If no face covers the base character, returns a replacement character.
 */
function drawable(cluster: string, primary: Face, style: TextStyle, context: ItemizeContext): FacePart {
  if (coversAll(primary, cluster)) return { text: cluster, face: primary };
  const { fonts, language, undrawable } = context;
  const characters = [...cluster];
  const faceOf = (character: string) => fonts.fallback(character.codePointAt(0)!, style.weight, language);
  for (const character of characters) {
    const face = faceOf(character);
    if (face && coversAll(face, cluster)) return { text: cluster, face };
  }
  const [base = ''] = characters;
  const face = coversAll(primary, base) ? primary : faceOf(base);
  for (const character of characters) if (!face || !coversAll(face, character)) undrawable.add(character);
  if (face) return { text: characters.filter((character) => coversAll(face, character)).join(''), face };
  const replacement = fonts.fallback(0xfffd, style.weight, language);
  return replacement ? { text: '\uFFFD', face: replacement } : { text: '?', face: primary };
}

/**
 * Assigns spaces and punctuation to the fallback face of the text around them, so that words are not split between
 * faces.
 */
function mergeNeutrals(parts: FacePart[]): FacePart[] {
  const merged: FacePart[] = [];
  for (const [index, part] of parts.entries()) {
    const last = merged.at(-1);
    const next = parts[index + 1];
    const isBridge = last && next?.face === last.face && NEUTRAL.test(part.text) && coversAll(last.face, part.text);
    if (last && (isBridge || last.face === part.face)) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}

const RLM = '\u200f';

/**
 * Returns the text for the bidi algorithm. Replaces some characters, so that the items around a separator, the numbers
 * of a range and the groups of a phone number keep their order.
 */
function directed(
  text: string,
  { separators, latin }: { separators: readonly Range[]; latin: readonly Range[] },
  direction: 'ltr' | 'rtl',
): string {
  const ranges = text.replace(/(?<=\d)–(?=\d)/g, '.');
  if (direction === 'ltr') return ranges;
  const replaced = (read: string, { start, end }: Range, change: (part: string) => string) =>
    read.slice(0, start) + change(read.slice(start, end)) + read.slice(end);
  const parted = separators.reduce((read, range) => replaced(read, range, (part) => part.replace('|', RLM)), ranges);
  return latin.reduce((read, range) => replaced(read, range, (part) => 'a'.repeat(part.length)), parted);
}

function splitByLevel(text: string, spans: Span[], direction: 'ltr' | 'rtl'): Span[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  return spans.flatMap((span) => {
    const parts: Span[] = [];
    for (let at = span.start; at < span.end; at++) {
      const level = levels[at]!;
      const last = parts.at(-1);
      if (last?.level === level) last.end = at + 1;
      else parts.push({ ...span, start: at, end: at + 1, level });
    }
    return parts;
  });
}
