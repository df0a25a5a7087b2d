/**
 * `features` are the OpenType features that a face keeps. Simple scripts keep only pair kerning and mark placement, so
 * that the width of a text is the sum of its advances and kerns. Scripts that need joining, reordering or conjuncts
 * keep all features and are measured by a shaper.
 */
const PAIRS = ['kern', 'mark', 'mkmk'];
const NONE = [];
const SHAPED = [
  ...PAIRS,
  ...['ccmp', 'rlig', 'isol', 'init', 'medi', 'fina', 'curs', 'calt', 'rtlm'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct', 'cfar'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist'],
];

const latin = (id, source, weights, name) => ({
  id,
  source,
  weights,
  name,
  characters: 'latin',
  features: PAIRS,
  script: 'latn',
});
const pairs = (id, source, weights, characters, script) => ({
  id,
  source,
  weights,
  characters,
  features: PAIRS,
  script,
});
const plain = (id, source, weights, characters) => ({ id, source, weights, characters, features: NONE });
const shaped = (id, source, weights, characters) => ({
  id,
  source,
  weights,
  characters,
  features: SHAPED,
  shaping: 'complex',
});

const UPRIGHT = { regular: '400Regular', bold: '700Bold' };
const REGULAR = { regular: '400Regular' };
const WITH_ITALIC = { regular: '400Regular', bold: '600SemiBold', italic: '400Regular_Italic' };

/** `name` replaces the family name if the license reserves the original one for unmodified fonts. */
export const FAMILIES = [
  latin('source-sans', 'source-sans-3', WITH_ITALIC, 'Shortlist Sans'),
  latin('source-serif', 'source-serif-4', WITH_ITALIC, 'Shortlist Serif'),
  latin('inter', 'inter', WITH_ITALIC),
  latin('jetbrains-mono', 'jetbrains-mono', UPRIGHT),
  latin('manrope', 'manrope', { regular: '400Regular', bold: '800ExtraBold' }),
  latin('fira-sans', 'fira-sans', WITH_ITALIC),
  latin('noto-sans', 'noto-sans', UPRIGHT),
  shaped('noto-arabic', 'noto-sans-arabic', UPRIGHT, 'arabic'),
  pairs('noto-hebrew', 'noto-sans-hebrew', UPRIGHT, 'hebrew', 'hebr'),
  shaped('noto-devanagari', 'noto-sans-devanagari', UPRIGHT, 'devanagari'),
  shaped('noto-bengali', 'noto-sans-bengali', UPRIGHT, 'bengali'),
  shaped('noto-tamil', 'noto-sans-tamil', UPRIGHT, 'tamil'),
  shaped('noto-thai', 'noto-sans-thai', UPRIGHT, 'thai'),
  shaped('noto-gujarati', 'noto-sans-gujarati', UPRIGHT, 'gujarati'),
  shaped('noto-gurmukhi', 'noto-sans-gurmukhi', UPRIGHT, 'gurmukhi'),
  shaped('noto-telugu', 'noto-sans-telugu', UPRIGHT, 'telugu'),
  shaped('noto-kannada', 'noto-sans-kannada', UPRIGHT, 'kannada'),
  shaped('noto-malayalam', 'noto-sans-malayalam', UPRIGHT, 'malayalam'),
  shaped('noto-sinhala', 'noto-sans-sinhala', UPRIGHT, 'sinhala'),
  shaped('noto-lao', 'noto-sans-lao', UPRIGHT, 'lao'),
  { ...shaped('noto-khmer', 'noto-sans-khmer', UPRIGHT, 'khmer'), features: [...SHAPED, 'clig', 'liga'] },
  shaped('noto-myanmar', 'noto-sans-myanmar', UPRIGHT, 'myanmar'),
  shaped('noto-ethiopic', 'noto-sans-ethiopic', UPRIGHT, 'ethiopic'),
  pairs('noto-georgian', 'noto-sans-georgian', UPRIGHT, 'georgian', 'geor'),
  pairs('noto-armenian', 'noto-sans-armenian', UPRIGHT, 'armenian', 'armn'),
  plain('noto-jp', 'noto-sans-jp', UPRIGHT, 'japanese'),
  plain('noto-sc', 'noto-sans-sc', UPRIGHT, 'chinese'),
  { ...plain('noto-kr', 'noto-sans-kr', UPRIGHT, 'korean'), boldCharacters: 'koreanFrequent' },
  shaped('noto-emoji', 'noto-emoji', REGULAR, 'emoji'),
  plain('noto-symbols', 'noto-sans-symbols', REGULAR, 'symbols'),
  plain('noto-symbols-2', 'noto-sans-symbols-2', REGULAR, 'symbols'),
  plain('noto-math', 'noto-sans-math', REGULAR, 'math'),
];
