/** No-break space: holds the words of one item together while its line is being broken. */
export const NO_BREAK = '\u00a0';

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** Scripts written without spaces, whose lines may break between words that only a dictionary can tell. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
const NOT_AT_LINE_START =
  /^[、。，．・：；？！）」』】〕〉》〟’”ー々ゝゞヽヾ…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ)\]},.!?:;%]/u;
const NOT_AT_LINE_END = /[「『（【〔〈《〝‘“([{]$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const isWide = (character: string | undefined): boolean => character !== undefined && WIDE.test(character);

/** Width in the cells of a fixed-pitch screen: East Asian characters and emoji take two, combining marks none. */
export function cellWidth(text: string): number {
  // Printable ASCII is one cell each, and is nearly all of most résumés.
  if (/^[ -~]*$/.test(text)) return text.length;
  let cells = 0;
  for (const { segment } of characters.segment(text)) {
    if (WIDE.test(segment)) cells += 2;
    else if (segment.replace(ZERO_WIDTH, '') !== '') cells += 1;
  }
  return cells;
}

/**
 * Breaks `text` into lines of at most `width` cells. Lines break at spaces and, in scripts without spaces, between
 * words; a piece that is wider than a line (a long address) stays whole, because a cut address cannot be pasted.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let cells = 0;
  for (const { piece, spaced } of pieces(text)) {
    const gap = spaced && line !== '' ? ' ' : '';
    const pieceCells = cellWidth(piece);
    if (line !== '' && cells + gap.length + pieceCells > width) {
      lines.push(line);
      line = piece;
      cells = pieceCells;
    } else {
      line += gap + piece;
      cells += gap.length + pieceCells;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => each.replaceAll(NO_BREAK, ' '));
}

interface Piece {
  piece: string;
  /** A space stands before it unless it opens a line. */
  spaced: boolean;
}

function* pieces(text: string): Generator<Piece> {
  for (const word of text.split(/[ \t\r\n]+/)) {
    if (word === '') continue;
    let spaced = true;
    for (const piece of UNSPACED.test(word) ? splitUnspaced(word) : [word]) {
      yield { piece, spaced };
      spaced = false;
    }
  }
}

function splitUnspaced(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const previous = parts.at(-1);
    if (previous !== undefined && !mayBreakBetween(previous, segment)) parts[parts.length - 1] = previous + segment;
    else parts.push(segment);
  }
  return parts;
}

function mayBreakBetween(before: string, after: string): boolean {
  const [first = ''] = after;
  const last = [...before].at(-1) ?? '';
  if (!UNSPACED.test(last) && !UNSPACED.test(first)) return false;
  return !NOT_AT_LINE_START.test(after) && !NOT_AT_LINE_END.test(before);
}
