import { wordSet } from './words.js';
import { saidWords, type SaidWord } from './said-words.js';

/** A part of a sentence that says one thing. */
export interface Clause {
  words: SaidWord[];
  start: number;
  end: number;
}

/** Whose words a part of a sentence is in: the user's own claim, or what the employer asks for and the user hopes for. */
export interface Sentence {
  clauses: Clause[];
  start: number;
  end: number;
  words: SaidWord[];
  /** Words that speak of the employer's wishes. */
  wished: ReadonlySet<SaidWord>;
  /** A question claims nothing. */
  isQuestion: boolean;
}

const SENTENCE_END = /[.!?]["”')\]]*\s|[\n|•;]/;
const CLAUSE_END = /[,;:–—()/]|\s-\s/;
const CLAUSE_WORDS = new Set([
  'and',
  'but',
  'while',
  'where',
  'which',
  'whilst',
  'or',
  'plus',
  'then',
  'so',
  'because',
  'who',
]);

/** @param isToEmployer whether "you" is the employer, as in a letter */
export function sentencesIn(text: string, isToEmployer = false): Sentence[] {
  const sentences: SaidWord[][] = [];
  for (const word of saidWords(text)) {
    if (sentences.length === 0 || SENTENCE_END.test(word.gap)) sentences.push([]);
    sentences.at(-1)!.push(word);
  }
  return sentences.map((words) => ({
    words,
    clauses: clausesOf(words),
    wished: wishesIn(words, isToEmployer),
    start: words[0]!.start,
    end: words.at(-1)!.end,
    isQuestion: /^["”')\]]*\?/.test(text.slice(words.at(-1)!.end)),
  }));
}

function clausesOf(words: readonly SaidWord[]): Clause[] {
  const clauses: SaidWord[][] = [];
  for (const word of words) {
    const isNew = clauses.length === 0 || CLAUSE_END.test(word.gap) || CLAUSE_WORDS.has(word.word);
    if (isNew) clauses.push([]);
    clauses.at(-1)!.push(word);
  }
  return clauses.map((part) => ({ words: part, start: part[0]!.start, end: part.at(-1)!.end }));
}

const WISHING = wordSet(`
  apply applying applied interested interest hope hoping wish keen looking look seeking seek want excited attracted drawn pleased glad delighted
  happy writing forward saw read noticed aim
`);
/** The same behind "would": "I talk to drivers" is no wish. */
const WISHING_IF = wordSet('love like welcome discuss talk learn hear open value appreciate enjoy be');
const ASKING = new Set(
  `look looking seek seeking ask asks asking need needs want wants require requires required mention mentions describe describes advertise
  advertised list lists call calls expect expects hire hiring recruit recruiting say says prefer prefers name names include includes
  pay pays offer offers state states stress stresses emphasise emphasises`.split(/\s+/),
);
/** What an employer does, of whom a letter speaks as "you". */
const DOING = new Set(
  'work use run serve have are focus value make build offer provide care specialise specialize operate'.split(' '),
);
const OPENING = wordSet('opening vacancy position post role');
const OPENING_REACH = 9;
const NEGATIONS = wordSet("haven't hasn't don't didn't isn't");
const HAVING = wordSet('have has had do did');
const EMPLOYER = new Set(
  'role post position job vacancy advert advertisement ad posting listing description employer company team business opening home school clinic hospital store'.split(
    ' ',
  ),
);
/** Words between a pronoun and what it does. */
const BETWEEN = new Set(
  'am m are re is was would d will ll have ve be been also really very especially particularly currently now to'.split(
    ' ',
  ),
);
const OWN = new Set([
  'have',
  'had',
  'bring',
  'offer',
  'hold',
  'meet',
  'match',
  'fit',
  'tick',
  'do',
  'did',
  'possess',
  'has',
  'brings',
  'offers',
  'holds',
  'am',
]);

/**
 * The words of a sentence that tell what the employer asks for, or what the user applies for and hopes: the user is not
 * said to have it. A wish that the sentence then says is met is a claim of the user's own.
 */
function wishesIn(words: readonly SaidWord[], isToEmployer: boolean): ReadonlySet<SaidWord> {
  const wished = new Set<SaidWord>();
  let isWish = false;
  let asked: SaidWord[] = [];
  const after = (index: number): string[] => {
    const next: string[] = [];
    for (let place = index + 1; place < words.length && next.length < 2 && place < index + 6; place += 1)
      if (!BETWEEN.has(words[place]!.word)) next.push(words[place]!.word);
    return next;
  };
  words.forEach((said, index) => {
    const { word } = said;
    const [next = '', second = ''] = after(index);
    if (/^i(?:'\w+)?$/.test(word)) {
      const wasWish = isWish;
      isWish =
        WISHING.has(next) ||
        (next === 'was' && WISHING.has(second)) ||
        (WISHING_IF.has(next) && (word === "i'd" || words[index + 1]?.word === 'would'));
      // "…, which I have": what was asked for is claimed.
      if (
        !isWish &&
        asked.length > 0 &&
        (wasWish || OWN.has(next)) &&
        OWN.has(words[index + 1]?.word ?? '') &&
        (isEmptyAfter(words, index) || /^(?:what|which)$/.test(words[index - 1]?.word ?? ''))
      )
        for (const each of asked) wished.delete(each);
    } else if (word === 'my' || word === 'mine') {
      const before = words[index - 1]?.word ?? '';
      if (!(isWish && ['is', 'of'].includes(before))) isWish = /^(?:interest|application|goal|aim|next)$/.test(next);
    } else if (isWish && (word === 'bring' || word === 'offer' || word === 'bringing' || word === 'offering'))
      isWish = false;
    else if (/^you(?:'re|r)?$/.test(word)) {
      if (
        word === 'your'
          ? EMPLOYER.has(next) || EMPLOYER.has(second) || index < 4
          : ASKING.has(next) || (isToEmployer && DOING.has(next))
      )
        isWish = true;
    } else if (
      EMPLOYER.has(word) &&
      (ASKING.has(next) || next === 'of' || next === 'for' || next === 'at' || next === 'as')
    )
      isWish = ASKING.has(next) || isWish;
    else if (word === 'they' || word === 'employer') isWish = ASKING.has(next) || isWish;
    else if (
      word === 'seeking' ||
      word === 'applying' ||
      (word === 'looking' && next === 'for') ||
      (word === 'interested' && index < 3)
    )
      isWish = true;
    // "The … opening at …" is the employer's, and what the user says not to have is not claimed.
    if (
      word === 'the' &&
      isToEmployer &&
      words.slice(index + 1, index + OPENING_REACH).some((each) => OPENING.has(each.word))
    )
      isWish = true;
    if (NEGATIONS.has(word) || (word === 'not' && HAVING.has(words[index - 1]?.word ?? ''))) isWish = true;
    if (isWish) {
      wished.add(said);
      asked = [...asked, said];
    }
  });
  return wished;
}

const isEmptyAfter = (words: readonly SaidWord[], index: number): boolean =>
  words.slice(index + 1, index + 8).every(({ isPlain }) => isPlain);
