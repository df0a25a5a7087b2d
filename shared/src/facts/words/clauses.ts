import { wordSet } from '../../text/words.js';
import { wordsWithGaps, type TextWord } from './text-words.js';

/** Part of a sentence that makes a single statement. */
export interface Clause {
  words: TextWord[];
  start: number;
  end: number;
}

/** A sentence. The words in `wished` state a wish of the employer or the user, so they claim nothing about the user. */
export interface Sentence {
  clauses: Clause[];
  start: number;
  end: number;
  words: TextWord[];
  wished: ReadonlySet<TextWord>;
  isQuestion: boolean;
}

const SENTENCE_END = /[.!?]["”')\]]*\s|[\n|•]/;
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

const SUBORDINATE = wordSet('before after when since while until although though');

/**
 * @param isToEmployer whether "you" means the employer, as in a cover letter
 */
export function sentencesIn(text: string, isToEmployer = false, isPostings?: (word: TextWord) => boolean): Sentence[] {
  const sentences: TextWord[][] = [];
  for (const word of wordsWithGaps(text)) {
    if (sentences.length === 0 || SENTENCE_END.test(word.gap)) sentences.push([]);
    sentences.at(-1)!.push(word);
  }
  return sentences.map((words) => ({
    words,
    clauses: clausesOf(words),
    wished: wishesIn(words, isToEmployer, isPostings),
    start: words[0]!.start,
    end: words.at(-1)!.end,
    isQuestion: /^["”')\]]*\?/.test(text.slice(words.at(-1)!.end, words.at(-1)!.end + 3)),
  }));
}

function clausesOf(words: readonly TextWord[]): Clause[] {
  const clauses: TextWord[][] = [];
  for (const [index, word] of words.entries()) {
    const clause = clauses.at(-1);
    const isNew =
      clause === undefined ||
      CLAUSE_END.test(word.gap) ||
      (CLAUSE_WORDS.has(word.word) && !isBetweenNumbers(words, index)) ||
      // In "Before I came to the laboratory I advised customers", a new clause begins without a comma.
      (word.word === 'i' && clause.length > 2 && SUBORDINATE.has(clause[0]!.word));
    if (isNew) clauses.push([]);
    clauses.at(-1)!.push(word);
  }
  return clauses.map((part) => ({ words: part, start: part[0]!.start, end: part.at(-1)!.end }));
}

const NUMBER_WORD =
  /^(?:\p{N}.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|hundred|thousand)$/u;

/** Returns whether a word is a number. Two numbers around "or" form one quantity: "five or six calls". */
export const isNumberWord = (word: string): boolean => NUMBER_WORD.test(word);
const isBetweenNumbers = (words: readonly TextWord[], index: number): boolean =>
  NUMBER_WORD.test(words[index - 1]?.word ?? '') && NUMBER_WORD.test(words[index + 1]?.word ?? '');

const WISHING = wordSet(`
  apply applying applied interested interest hope hoping wish keen looking look seeking seek want excited attracted drawn pleased glad delighted
  happy writing forward saw read noticed aim
`);
/** Words that express a wish only after "would": "I'd love to talk to drivers", but not "I talk to drivers". */
const WISHING_IF = wordSet('love like welcome discuss talk learn hear open value appreciate enjoy be');
const ASKING = new Set(
  `look looking seek seeking ask asks asking need needs want wants require requires required mention mentions describe describes advertise
  advertised list lists call calls expect expects hire hiring recruit recruiting say says prefer prefers name names include includes
  pay pays offer offers state states stress stresses emphasise emphasises`.split(/\s+/),
);
/** Verbs that describe the employer if they follow "you" in a cover letter: "you run three sites". */
const DOING = new Set(
  'work use run serve have are focus value make build offer provide care specialise specialize operate'.split(' '),
);
const OFFERING = wordSet('bring offer bringing offering');
const LIKING = wordSet('like love admire appreciate respect enjoy notice noticed');
const LIKED = wordSet('that how what your');
const NOT_DENYING = wordSet('only just to one a single every all each');
const EMPLOYER_DOES = wordSet(`
  pays offers asks wants needs seeks requires lists mentions says states gives builds makes runs serves sells provides works moves uses delivers
  tests cares treats ships supplies trains supports looks expects describes advertises interests attracts appeals has employs operates hires
`);
const APPLIED_FOR = wordSet('job role post position opening vacancy');
/** Maximum number of words in a name for the job, such as "the Cleveland job". */
const NAME_REACH = 6;
/** Matches statements about the job posting: "The advertised pay is …", "The posting gives …". */
const PAY =
  /^ (?:(?:and|so|but) )?(?:(?:the|their|this|its|your) (?:\S+ )?(?:post|role|job|position|vacancy|pay|range|salary|wage|rate|posting|advert|ad|listing|offer)|they) (?:\S+ )?(?:is|are|gives|give|lists|list|names|name|says|say|shows|show|runs|run|goes|go|offers|offer|starts|start|mentions|mention|states|state|pays|pay|advertises|advertise|of|from) /;
const ADVICE =
  /^ (?:(?:and|so|then|also) )?(?:ask (?:about|whether|if|what|how|for|them|which|when)|expect|find out|clarify|let (?:them|him|her)|read up|be ready for) (?!for more)/;
const ASKS =
  / (?:what|something|which|that|one thing|thing) (?:you|they|the (?:ad|advert|posting|employer|job|role)) (?:are |re |also )?(?:ask|asks|want|wants|need|needs|look|looking|list|lists|mention|mentions|require|requires|prefer|prefers) | (?:interests|attracts|appeals to|excites|draws) me /;
const LACKS =
  / (?:(?:is|are|would be|will be) (?:(?:new|unfamiliar) (?:to|for) (?:me|you)|(?:a )?gaps?|missing|something (?:i|you) (?:would|still|have yet))|(?:i|you) (?:lack|miss)|(?:still|yet) (?:have|has|need|needs) to (?:get|learn|earn|take|gain|pass|do)|(?:is|are) (?:something|a thing|things|one) to (?:get|sort|learn|ask|raise|work)|(?:have|has|had) (?:not yet|yet to)|(?:might|would|could) (?:look like|be like|involve|mean|entail)|not yet (?:had|held|used|led|run|managed|worked|done)) /;
/**
 * Matches words before "looking for" that express a wish: "we're looking for", but not "I went through the sheets
 * looking for gaps".
 */
const SEEKING = /^(?:am|i'm|is|are|we're|you're|he's|she's|they're|and|now|currently|also|actively|keenly|still|who)$/;
const OPENING = wordSet('opening vacancy position post role');
const OPENING_REACH = 9;
const NEGATIONS = wordSet("haven't hasn't don't didn't isn't");
const HAVING = wordSet('have has had do did');
const EMPLOYER = new Set(
  'role post position job vacancy advert advertisement ad posting listing description employer company team business opening home school clinic hospital store'.split(
    ' ',
  ),
);
/** Words that may occur between a pronoun and its verb, such as "also" in "I also need". */
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
 * Returns the words of a sentence that state a requirement of the employer or a hope of the user and therefore claim
 * nothing. A statement that the user meets a requirement is a claim.
 */
function wishesIn(
  words: readonly TextWord[],
  isToEmployer: boolean,
  isPostings: (word: TextWord) => boolean = () => false,
): ReadonlySet<TextWord> {
  const wished = new Set<TextWord>();
  let isWish = false;
  let pending: TextWord[] = [];
  const after = (index: number): string[] => {
    const next: string[] = [];
    for (let place = index + 1; place < words.length && next.length < 2 && place < index + 6; place += 1)
      if (!BETWEEN.has(words[place]!.word)) next.push(words[place]!.word);
    return next;
  };
  let isDenied = false;
  const wishClauses = partsThatAsk(words, isPostings);
  words.forEach((current, index) => {
    const { word } = current;
    const [next = '', second = ''] = after(index);
    if (isDenied && (CLAUSE_END.test(current.gap) || word === 'but')) isDenied = false;
    if (isWish && /[;:]/.test(current.gap)) isWish = false;
    if (/^i(?:'\w+)?$/.test(word)) {
      const wasWish = isWish;
      isWish =
        WISHING.has(next) ||
        (next === 'was' && WISHING.has(second)) ||
        // In "I like that you build …", all words after "that" are about the employer.
        (LIKING.has(next) && LIKED.has(second)) ||
        (WISHING_IF.has(next) && (word === "i'd" || words[index + 1]?.word === 'would'));
      // The words "which I have" claim that the user meets a requirement.
      if (
        !isWish &&
        pending.length > 0 &&
        (wasWish || OWN.has(next)) &&
        OWN.has(words[index + 1]?.word ?? '') &&
        (isEmptyAfter(words, index) || /^(?:what|which)$/.test(words[index - 1]?.word ?? ''))
      )
        for (const each of pending) wished.delete(each);
    } else if (word === 'my' || word === 'mine') {
      const before = words[index - 1]?.word ?? '';
      if (!(isWish && ['is', 'of'].includes(before))) isWish = /^(?:interest|application|goal|aim|next)$/.test(next);
    } else if (
      isWish &&
      OFFERING.has(word) &&
      !/^(?:you|they|it|who|that|ads?|advert|posting)$/.test(words[index - 1]?.word ?? '')
    )
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
      (word === 'looking' &&
        next === 'for' &&
        (index < 2 || current.gap !== ' ' || SEEKING.test(words[index - 1]!.word))) ||
      (word === 'interested' && index < 3)
    )
      isWish = true;
    // "The … opening at …" describes the advertised job, and "I have no …" does not claim a skill.
    if (
      word === 'the' &&
      isToEmployer &&
      words.slice(index + 1, index + OPENING_REACH).some((each) => OPENING.has(each.word))
    )
      isWish = true;
    if (NEGATIONS.has(word) || (word === 'not' && HAVING.has(words[index - 1]?.word ?? ''))) isWish = true;
    if (word === 'not' && !NOT_DENYING.has(words[index + 1]?.word ?? '')) isDenied = true;
    if (isWish || isDenied || wishClauses.has(current) || isNamedJob(words, index)) {
      wished.add(current);
      pending = [...pending, current];
    }
  });
  return wished;
}

/** Returns whether a word belongs to a name for the advertised job, such as "the Cleveland job". */
function isNamedJob(words: readonly TextWord[], index: number): boolean {
  if (!/^\p{Lu}/u.test(words[index]!.text)) return false;
  let place = index;
  while (place < index + NAME_REACH && /^\p{Lu}/u.test(words[place]?.text ?? '')) place += 1;
  let from = index;
  while (from > index - NAME_REACH && /^\p{Lu}/u.test(words[from]?.text ?? '')) from -= 1;
  return APPLIED_FOR.has(words[place]?.word ?? '') && /^(?:the|this|your)$/.test(words[from]?.word ?? '');
}

const OWNER = /^(?:i|i'm|i've|my|me|we|our|you|your|he|she|his|her)$/;
const SUBJECT_REACH = 4;

/**
 * Returns whether a clause is about the employer: it begins with the employer's name and has no other subject
 * ("Copley pays …").
 */
function isOfEmployer(part: readonly TextWord[], isPostings: (word: TextWord) => boolean): boolean {
  const subject = part.findIndex((word) => isPostings(word));
  if (subject < 0 || subject > 1) return false;
  const verb = part.slice(subject + 1, subject + SUBJECT_REACH).find(({ text }) => /^\p{Ll}/u.test(text));
  return verb !== undefined && EMPLOYER_DOES.has(verb.word) && !part.some(({ word }) => OWNER.test(word));
}

/**
 * Returns the words of clauses that state no skill or fact about the user: "Level 4 is what you ask for", "X would be
 * new to me".
 */
function partsThatAsk(words: readonly TextWord[], isPostings: (word: TextWord) => boolean): ReadonlySet<TextWord> {
  const found = new Set<TextWord>();
  let part: TextWord[] = [];
  const settle = (): void => {
    const clauseText = ` ${part.map(({ word }) => word).join(' ')} `;
    if ([ASKS, LACKS, PAY, ADVICE].some((words) => words.test(clauseText)) || isOfEmployer(part, isPostings))
      for (const word of part) found.add(word);
    part = [];
  };
  for (const word of words) {
    if (/[,;:()]|\s[–—-]\s/.test(word.gap) || word.word === 'but') settle();
    part.push(word);
  }
  settle();
  return found;
}

const isEmptyAfter = (words: readonly TextWord[], index: number): boolean =>
  words.slice(index + 1, index + 8).every(({ isPlain }) => isPlain);
