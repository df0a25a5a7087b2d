const range = (first, last) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
const ranges = (...pairs) => pairs.flatMap(([first, last]) => range(first, last));

const COMMON = ranges(
  [0x20, 0x7e],
  [0xa0, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20cf],
);
/** Digits and punctuation for texts in all scripts. Latin letters are left out, because separate faces contain them. */
const NO_LETTERS = COMMON.filter((codePoint) => !/\p{Lu}|\p{Ll}/u.test(String.fromCodePoint(codePoint)));
/**
 * Zero-width joiners, which several scripts need for shaping, and the dotted circle, on which marks without a base
 * letter are drawn.
 */
const JOINERS = [0x200c, 0x200d, 0x25cc];
/** Symbols, and the spaces between a symbol and the next word. */
const SYMBOL_BLOCKS = ranges([0x20, 0x20], [0xa0, 0xa0], [0x2000, 0x2bff]);

/** Returns the characters of a double-byte charset whose lead and trail bytes are in the given ranges. */
function charset(label, [firstLead, lastLead], trails) {
  const decoder = new TextDecoder(label);
  const found = [];
  for (const lead of range(firstLead, lastLead)) {
    for (const trail of trails) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && character !== '\ufffd') found.push(character.codePointAt(0));
    }
  }
  return found;
}
const EUC_TRAILS = range(0xa1, 0xfe);
const BIG5_TRAILS = ranges([0x40, 0x7e], [0xa1, 0xfe]);

/** Kana, ideographic punctuation and full-width forms. */
const EAST_ASIAN = [...NO_LETTERS, ...ranges([0x3000, 0x30ff], [0x31f0, 0x31ff], [0xff01, 0xff9f], [0xffe0, 0xffe6])];
/** Characters that occur in names of people but are missing from the double-byte charsets. */
const NAME_VARIANTS = [...'𠮷髙﨑塚德濵瀨祐喆玥堃犇淼婳昇苡珺翀祎炜烨彧旻晟赟頔'];
const codePoints = (characters) => characters.map((character) => character.codePointAt(0));

export const CHARACTERS = {
  latin: ranges(
    [0x20, 0x7e],
    [0xa0, 0x52f],
    [0x1d00, 0x1dbf],
    [0x1e00, 0x1fff],
    [0x2000, 0x23ff],
    [0x2500, 0x27bf],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
    [0xfb00, 0xfb06],
    [0xfffd, 0xfffd],
  ),
  arabic: [
    ...NO_LETTERS,
    ...JOINERS,
    ...ranges([0x600, 0x6ff], [0x750, 0x77f], [0x8a0, 0x8ff], [0xfb50, 0xfdff], [0xfe70, 0xfeff]),
  ],
  hebrew: [...NO_LETTERS, ...JOINERS, ...ranges([0x590, 0x5ff], [0xfb1d, 0xfb4f])],
  devanagari: [...NO_LETTERS, ...JOINERS, ...ranges([0x900, 0x97f], [0xa8e0, 0xa8ff], [0x1cd0, 0x1cff])],
  bengali: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0x980, 0x9ff])],
  tamil: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xb80, 0xbff])],
  thai: [...NO_LETTERS, ...JOINERS, ...ranges([0xe00, 0xe7f])],
  gujarati: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xa80, 0xaff])],
  gurmukhi: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xa00, 0xa7f])],
  telugu: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xc00, 0xc7f])],
  kannada: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xc80, 0xcff])],
  malayalam: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xd00, 0xd7f])],
  sinhala: [...NO_LETTERS, ...JOINERS, ...ranges([0x964, 0x965], [0xd80, 0xdff])],
  lao: [...NO_LETTERS, ...JOINERS, ...ranges([0xe80, 0xeff])],
  khmer: [...NO_LETTERS, ...JOINERS, ...ranges([0x1780, 0x17ff], [0x19e0, 0x19ff])],
  myanmar: [...NO_LETTERS, ...JOINERS, ...ranges([0x1000, 0x109f], [0xaa60, 0xaa7f])],
  ethiopic: [...NO_LETTERS, ...JOINERS, ...ranges([0x1200, 0x139f], [0x2d80, 0x2ddf])],
  georgian: [...NO_LETTERS, ...ranges([0x10a0, 0x10ff], [0x1c90, 0x1cbf], [0x2d00, 0x2d2f])],
  armenian: [...NO_LETTERS, ...ranges([0x530, 0x58f], [0xfb13, 0xfb17])],
  /** The characters of JIS X 0208, levels 1 and 2. */
  japanese: [...EAST_ASIAN, ...charset('euc-jp', [0xa1, 0xf4], EUC_TRAILS), ...codePoints(NAME_VARIANTS)],
  /** The characters of GB 2312, and level 1 of Big5, which contains the frequently used characters. */
  chinese: [
    ...EAST_ASIAN,
    ...charset('gbk', [0xa1, 0xf7], EUC_TRAILS),
    ...charset('big5', [0xa4, 0xc6], BIG5_TRAILS),
    ...codePoints(NAME_VARIANTS),
  ],
  /** All modern Hangul syllables. Hanja in Korean names are drawn with the Japanese or Chinese face. */
  korean: [...EAST_ASIAN, ...ranges([0xac00, 0xd7a3], [0x1100, 0x11ff], [0x3131, 0x318e])],
  /**
   * The Hangul syllables of KS X 1001, for the bold face: the other syllables are too rare to justify a larger file.
   */
  koreanFrequent: [...EAST_ASIAN, ...charset('euc-kr', [0xb0, 0xc8], EUC_TRAILS), ...ranges([0x3131, 0x318e])],
  emoji: ranges(
    [0x200d, 0x200d],
    [0x20, 0x39],
    [0xa9, 0xa9],
    [0xae, 0xae],
    [0x203c, 0x3299],
    [0xfe0f, 0xfe0f],
    [0x1f000, 0x1faff],
  ),
  symbols: [...SYMBOL_BLOCKS, ...ranges([0x1f100, 0x1f1ff], [0x1f650, 0x1f67f], [0x1f780, 0x1f8ff])],
  math: [...SYMBOL_BLOCKS, ...ranges([0x1d400, 0x1d7ff])],
};
