import { IRREGULAR_PAST } from '../ats/wording.js';

/** Forms that no ending explains, each with the word it belongs to. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(Object.entries(IRREGULAR_PAST).map(([base, past]) => [past, base])),
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    lives: 'life',
    knives: 'knife',
    shelves: 'shelf',
    halves: 'half',
    lying: 'lie',
    used: 'use',
    using: 'use',
    user: 'use',
    users: 'use',
    daily: 'day',
    decision: 'decide',
    decisions: 'decide',
    known: 'know',
    grown: 'grow',
    given: 'give',
    taken: 'take',
    written: 'write',
    driven: 'drive',
    chosen: 'choose',
    spoken: 'speak',
    drawn: 'draw',
    done: 'do',
    gone: 'go',
    seen: 'see',
    saw: 'see',
    worn: 'wear',
    broken: 'break',
    broke: 'break',
    fallen: 'fall',
    fell: 'fall',
    became: 'become',
    came: 'come',
    heard: 'hear',
    lent: 'lend',
    lost: 'lose',
    learnt: 'learn',
    spent: 'spend',
    ate: 'eat',
    sang: 'sing',
    woke: 'wake',
    understood: 'understand',
    kids: 'child',
    maintenance: 'maintain',
    pronunciation: 'pronounce',
    explanation: 'explain',
    sale: 'sell',
    sales: 'sell',
    growth: 'grow',
    loss: 'lose',
    losses: 'lose',
    choice: 'choose',
    speech: 'speak',
    thought: 'think',
    proof: 'prove',
    weight: 'weigh',
    height: 'high',
    length: 'long',
    depth: 'deep',
    strength: 'strong',
    busier: 'busy',
    busiest: 'busy',
    programme: 'program',
    programmes: 'program',
    grey: 'gray',
    tyre: 'tire',
    tyres: 'tire',
    licence: 'license',
    licences: 'license',
    practise: 'practice',
    practised: 'practice',
    practising: 'practice',
    cheque: 'check',
    cheques: 'check',
    aluminium: 'aluminum',
    kerb: 'curb',
    plough: 'plow',
    centre: 'center',
    centres: 'center',
    theatre: 'theater',
    theatres: 'theater',
    metre: 'meter',
    metres: 'meter',
    litre: 'liter',
    litres: 'liter',
    fibre: 'fiber',
    fulfil: 'fulfill',
    enrol: 'enroll',
    skilful: 'skillful',
  }),
);

/** Endings that change what a word is, not what it speaks of; the longest first. */
const ENDINGS = [
  'ational',
  'fulness',
  'iveness',
  'ibility',
  'ability',
  'ation',
  'ition',
  'ement',
  'ingly',
  'ician',
  'ment',
  'ness',
  'able',
  'ible',
  'ance',
  'ence',
  'ancy',
  'ency',
  'ense',
  'ship',
  'tion',
  'ally',
  'edly',
  'ical',
  'ious',
  'less',
  'ion',
  'ing',
  'ity',
  'ive',
  'ful',
  'ant',
  'ent',
  'ist',
  'ian',
  'ary',
  'ery',
  'ory',
  'ual',
  'ial',
  'ous',
  'age',
  'eer',
  'ate',
  'ed',
  'er',
  'or',
  'ee',
  'ly',
  'al',
  'ic',
  'en',
  'y',
  'e',
] as const;
/** "Errorless" is no error. */
const KEPT = new Set<string>(['less']);
const LEAST_LETTERS = 4;
const LEAST_OF_A_VERB = 3;
/** As often as words have endings upon endings. */
const ROUNDS = 4;

const roots = new Map<string, string>();
/** Bounds the memory that texts of nothing but new words could take. */
const MOST_KEPT = 20_000;

/** Joins the forms of one word and the words made of it: train, trained, training, trainer, trainee. */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = readRoot(word);
  if (roots.size < MOST_KEPT) roots.set(word, root);
  return root;
}

function readRoot(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  const base = IRREGULAR.get(plain) ?? plain;
  if (base.length <= LEAST_OF_A_VERB || !/^[a-z]+$/.test(base)) return base;
  let root = american(singular(base));
  root = IRREGULAR.get(root) ?? root;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shorter = withoutEnding(root);
    if (shorter === root) break;
    root = shorter;
  }
  return root
    .replace(/(?<=...)[iy]$/, '')
    .replace(/^anal[yi].*$/, 'analy')
    .replace(/ct$/, 'c')
    .replace(/iz$/, 'is')
    .replace(/([a-z])\1$/, '$1');
}

const singular = (word: string): string =>
  /(?<=..)ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:ss|x|ch|sh|zz)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<![sui])s$/, '');

const american = (word: string): string =>
  word
    .replace(/iz(?=(?:e[ds]?|ing|ations?|ers?)$)/, 'is')
    .replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing|ites?|able|al|ful)?$)/, 'or')
    .replace(/ogue$/, 'og')
    .replace(/ence$/, 'ense')
    .replace(/ll(?=(?:ed|ing|er)$)/, 'l');

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    if (KEPT.has(ending)) return word;
    const rest = word.slice(0, -ending.length);
    const least = /^(?:ing|ed|e|er)$/.test(ending) ? LEAST_OF_A_VERB : LEAST_LETTERS;
    if (rest.length >= least && /[aeiouy]/.test(rest)) return undoubled(rest);
  }
  return word;
}

const undoubled = (word: string): string => (/([b-df-hj-np-rtvwxz])\1$/.test(word) ? word.slice(0, -1) : word);
