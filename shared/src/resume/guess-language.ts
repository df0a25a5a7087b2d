/**
 * Scripts in the order in which they are tested. Letters that only one language uses come before scripts that several
 * languages share (Kana before Han), because a few of these letters are enough to identify the language.
 */
const SCRIPTS: [tag: string, letters: RegExp, share: number][] = [
  ['ja', /[\u3040-\u30FF]/gu, 0.05],
  ['ko', /\p{Script=Hangul}/gu, 0.2],
  ['fa', /[پچژگی]/gu, 0.06],
  ['ar', /\p{Script=Arabic}/gu, 0.2],
  ['he', /\p{Script=Hebrew}/gu, 0.2],
  ['uk', /[іїєґІЇЄҐ]/gu, 0.02],
  ['ru', /\p{Script=Cyrillic}/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.2],
  ['el', /\p{Script=Greek}/gu, 0.2],
  ['hi', /\p{Script=Devanagari}/gu, 0.2],
  ['th', /\p{Script=Thai}/gu, 0.2],
  ['bn', /\p{Script=Bengali}/gu, 0.2],
  ['pa', /\p{Script=Gurmukhi}/gu, 0.2],
  ['gu', /\p{Script=Gujarati}/gu, 0.2],
  ['ta', /\p{Script=Tamil}/gu, 0.2],
  ['te', /\p{Script=Telugu}/gu, 0.2],
  ['kn', /\p{Script=Kannada}/gu, 0.2],
  ['ml', /\p{Script=Malayalam}/gu, 0.2],
  ['si', /\p{Script=Sinhala}/gu, 0.2],
  ['ka', /\p{Script=Georgian}/gu, 0.2],
  ['hy', /\p{Script=Armenian}/gu, 0.2],
  ['am', /\p{Script=Ethiopic}/gu, 0.2],
  ['km', /\p{Script=Khmer}/gu, 0.2],
  ['lo', /\p{Script=Lao}/gu, 0.2],
  ['my', /\p{Script=Myanmar}/gu, 0.2],
];

/** Function words of each language. A word that several languages share counts for all of them. */
const SMALL_WORDS: [tag: string, words: string][] = [
  ['en', 'the and of to for with in on at by from as is my that which into a an was were our their'],
  ['es', 'de la el los las del y en con para por una un al que se su como más'],
  ['fr', 'de la le les des du et en une un pour dans avec sur aux au par est plus'],
  ['de', 'der die das und mit für von den dem im bei zur zum ein eine auf aus als nach durch sowie'],
  ['it', 'di la il gli della del dei delle e per con una un nel alla che sono da'],
  ['pt', 'de da do das dos os e em com para por uma um na no ao que não'],
  ['nl', 'de het een van en voor met op bij aan te naar door zijn als ook'],
  ['pl', 'i w z na do oraz dla przy się od ze po przez jest nad'],
  ['vi', 'và của các cho với trong là được một những tại từ để'],
  ['sv', 'och att för med av på en ett som till i den det från vid'],
  ['da', 'og at for med af på en et som til i den det fra ved'],
  ['nb', 'og å for med av på en et som til i den det fra ved'],
  ['fi', 'ja sekä on että oli kanssa sen myös joka mukaan'],
  ['cs', 'a v na s pro se při z ve od do jako který podle'],
  ['hu', 'és a az egy hogy nem is volt között valamint'],
  ['ro', 'și de la în cu pentru din pe un o ale prin care'],
  ['tr', 've bir için ile bu olarak da de veya göre'],
  ['id', 'dan yang di untuk dengan dari pada dalam oleh sebagai'],
];

const LANGUAGES_OF = new Map<string, string[]>();
for (const [tag, words] of SMALL_WORDS)
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), tag]);

/**
 * Matches a character that is neither a Latin letter nor a combining mark or common symbol. A text without a match can
 * only be in Latin script.
 */
const BEYOND_LATIN = /[\u0370-\u1dff\u2150-\u{10ffff}]/u;
/**
 * Maximum number of characters examined: enough to recognize a language, and few enough to examine on every
 * keystroke.
 */
const READ = 4_000;
/** Minimum number of function words in a text. Fewer may occur by chance, as in a name, a title or a technical term. */
const MIN_WORDS = 4;
/**
 * Minimum share of function words in a text. In sentences, about a quarter of the words are function words; in lists of
 * technical terms, far fewer.
 */
const MIN_SHARE = 0.08;
/**
 * Minimum ratio of another language's function words to English ones. A ratio above 1 prevents mistaking an English
 * resume for one in the other language.
 */
const LEAD = 1.5;

/**
 * Returns the BCP 47 tag of a text's language, based on its script or, for Latin script, on its function words. Returns
 * undefined if there are too few function words.
 */
export function knownLanguage(text: string): string | undefined {
  const read = text.slice(0, READ);
  return (BEYOND_LATIN.test(read) ? byScript(read) : undefined) ?? bySmallWords(read);
}

export const guessLanguage = (text: string): string => knownLanguage(text) ?? 'en';

function byScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  return SCRIPTS.find(([, pattern, share]) => (text.match(pattern)?.length ?? 0) >= share * letters)?.[0];
}

function bySmallWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) for (const tag of LANGUAGES_OF.get(word) ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const english = counts.get('en') ?? 0;
  let best: [tag: string, count: number] = ['en', english];
  for (const [tag, count] of counts) if (tag !== 'en' && count > english * LEAD && count > best[1]) best = [tag, count];
  const [tag, count] = best;
  return count >= Math.max(MIN_WORDS, words.length * MIN_SHARE) ? tag : undefined;
}
