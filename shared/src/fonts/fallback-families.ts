import { FALLBACK_FAMILIES, type FamilyId } from './families.js';

/**
 * Unicode blocks, each with the fallback family for its script. For code points outside these blocks, every family is
 * searched.
 */
const SCRIPT_BLOCKS: readonly (readonly [first: number, last: number, family: FamilyId])[] = [
  [0x0530, 0x058f, 'noto-armenian'],
  [0x0590, 0x05ff, 'noto-hebrew'],
  [0x0600, 0x06ff, 'noto-arabic'],
  [0x0750, 0x077f, 'noto-arabic'],
  [0x08a0, 0x08ff, 'noto-arabic'],
  [0x0900, 0x097f, 'noto-devanagari'],
  [0x0980, 0x09ff, 'noto-bengali'],
  [0x0a00, 0x0a7f, 'noto-gurmukhi'],
  [0x0a80, 0x0aff, 'noto-gujarati'],
  [0x0b80, 0x0bff, 'noto-tamil'],
  [0x0c00, 0x0c7f, 'noto-telugu'],
  [0x0c80, 0x0cff, 'noto-kannada'],
  [0x0d00, 0x0d7f, 'noto-malayalam'],
  [0x0d80, 0x0dff, 'noto-sinhala'],
  [0x0e00, 0x0e7f, 'noto-thai'],
  [0x0e80, 0x0eff, 'noto-lao'],
  [0x1000, 0x109f, 'noto-myanmar'],
  [0x10a0, 0x10ff, 'noto-georgian'],
  [0x1100, 0x11ff, 'noto-kr'],
  [0x1200, 0x139f, 'noto-ethiopic'],
  [0x1780, 0x17ff, 'noto-khmer'],
  [0x1c90, 0x1cbf, 'noto-georgian'],
  [0x2d00, 0x2d2f, 'noto-georgian'],
  [0x3040, 0x30ff, 'noto-jp'],
  [0x3130, 0x318f, 'noto-kr'],
  [0x31f0, 0x31ff, 'noto-jp'],
  [0xa8e0, 0xa8ff, 'noto-devanagari'],
  [0xac00, 0xd7a3, 'noto-kr'],
  [0xfb13, 0xfb17, 'noto-armenian'],
  [0xfb1d, 0xfb4f, 'noto-hebrew'],
  [0xfb50, 0xfdff, 'noto-arabic'],
  [0xfe70, 0xfefc, 'noto-arabic'],
  [0x1f000, 0x1faff, 'noto-emoji'],
];

/** Ideographs, their punctuation and full-width forms. Their shapes differ between Japanese, Chinese and Korean. */
const EAST_ASIAN_BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x303f],
  [0x31c0, 0x31ef],
  [0x3200, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
];

const CHINESE_FIRST: readonly FamilyId[] = ['noto-sc', 'noto-jp', 'noto-kr'];
const JAPANESE_FIRST: readonly FamilyId[] = ['noto-jp', 'noto-sc', 'noto-kr'];
const KOREAN_FIRST: readonly FamilyId[] = ['noto-kr', 'noto-jp', 'noto-sc'];

const orders = new Map<string, readonly FamilyId[]>();

/**
 * Returns the families to try, best first, for a code point that the template's family does not cover. The list is
 * never empty.
 */
export function fallbackFamilies(codePoint: number, language: string): readonly FamilyId[] {
  for (const [first, last] of EAST_ASIAN_BLOCKS) {
    if (codePoint >= first && codePoint <= last) return startingWith(eastAsianOrder(language));
  }
  for (const [first, last, family] of SCRIPT_BLOCKS) {
    if (codePoint >= first && codePoint <= last) return startingWith([family]);
  }
  return FALLBACK_FAMILIES;
}

/**
 * Returns the families for ideographs. If the language is unknown, Chinese is first, because it is the most common
 * case.
 */
function eastAsianOrder(language: string): readonly FamilyId[] {
  const [primary] = language.toLowerCase().split('-');
  if (primary === 'ja') return JAPANESE_FIRST;
  return primary === 'ko' ? KOREAN_FIRST : CHINESE_FIRST;
}

function startingWith(first: readonly FamilyId[]): readonly FamilyId[] {
  const key = first.join();
  let order = orders.get(key);
  if (!order) {
    order = [...first, ...FALLBACK_FAMILIES.filter((family) => !first.includes(family))];
    orders.set(key, order);
  }
  return order;
}
