import { FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Phrase } from './spans.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';

const ANY = /./;
const MANNER =
  /^(?:clearly|calmly|politely|courteously|confidently|plainly|simply|effectively|carefully|accurately|independently|unsupervised|alone|collaboratively|autonomously|methodically|quickly|tactfully|respectfully|patiently|kindly|honestly|openly|professionally|sensitively|well|flexibly|efficiently|logically|creatively|critically|under|neatly|tidily|safely|warmly|diplomatically)$/;
/** Verbs that describe conduct, each with the words that turn it into a personal quality: "adapt" with "quickly". */
const CONDUCT: ReadonlyMap<string, RegExp> = new Map([
  ['communicate', ANY],
  ['explain', ANY],
  ['listen', ANY],
  ['prioritize', /^your$/],
  ['juggle', ANY],
  ['multitask', ANY],
  ['persuade', ANY],
  ['influence', ANY],
  ['motivate', ANY],
  ['inspire', ANY],
  ['empathize', ANY],
  ['challenge', /^(?:at|people|others|assumption|constructively|the|upward|decision|poor)$/],
  ['adapt', /^(?:to|quickly|your|well)$/],
  ['cope', /^(?:with|well|under)$/],
  ['relate', /^(?:to|well)$/],
  ['engage', /^(?:with|people|others|young|audience)$/],
  ['work', MANNER],
  ['deal', MANNER],
  ['act', MANNER],
  ['behave', MANNER],
  ['speak', /^(?:up|clearly|confidently|plainly|politely|kindly|to|warmly|openly)$/],
  ['write', /^(?:clearly|plainly|well|simply|concisely|clear|good|concise|persuasively)$/],
  ['think', /^(?:on|ahead|clearly|critically|logically|creatively|strategically|for|commercially|fast|laterally)$/],
  ['stay', /^(?:calm|organized|focused|cool|patient|positive|polite|composed|professional|motivated|level)$/],
  ['remain', /^(?:calm|organized|focused|cool|patient|positive|polite|composed|professional|motivated|objective)$/],
  [
    'keep',
    /^(?:calm|organized|cool|confidence|confidential|confidentiality|promise|smiling|focused|tidy|your|going|secret|thing)$/,
  ],
  [
    'build',
    /^(?:trust|trusting|rapport|relationship|strong|good|lasting|effective|positive|credibility|consensus|working)$/,
  ],
  ['form', /^(?:good|positive|trusting|strong|relationship|effective)$/],
  ['get', /^(?:on|along)$/],
  ['manage', /^(?:your|own|time|competing|multiple|expectation|conflict|difficult|stress|conflicting|change)$/],
  ['organize', /^(?:your|own|yourself)$/],
  ['meet', /^(?:deadline|tight)$/],
  ['hit', /^(?:deadline)$/],
  ['follow', /^(?:instruction|written|verbal|direction|rule)$/],
  ['take', /^(?:pride|no|initiative|ownership|responsibility|feedback|direction|instruction|criticism)$/],
  ['use', /^(?:your|own|initiative|sound|good)$/],
  ['show', /^(?:up|initiative|respect|patience|empathy|kindness|good)$/],
  ['turn', /^(?:up)$/],
  ['treat', /^(?:people|other|everyone|everybody|all|each|colleague)$/],
  ['ask', /^(?:question|for|good|why|the)$/],
  ['solve', /^(?:problem)$/],
  ['make', /^(?:decision|sound|good|people|quick)$/],
  ['pay', /^(?:attention)$/],
  ['put', /^(?:people|other|customer|patient|client|guest|child)$/],
  ['care', /^(?:about|deeply)$/],
  ['learn', /^(?:quickly|fast|new|from|on)$/],
  ['accept', /^(?:feedback|responsibility|criticism)$/],
  ['give', /^(?:feedback|constructive|clear)$/],
  ['receive', /^(?:feedback)$/],
  ['lead', /^(?:by|from|other|people)$/],
  ['own', /^(?:your|mistake|up)$/],
  ['admit', ANY],
  ['notice', ANY],
  ['spell', MANNER],
  ['check', /^(?:your)$/],
  ['balance', /^(?:competing|conflicting|multiple|several|priority)$/],
  ['switch', /^(?:between)$/],
  ['focus', /^(?:on|under)$/],
  ['concentrate', ANY],
  ['respond', MANNER],
  ['respect', /^(?:other|confidentiality|difference|people|privacy|boundary|diversity)$/],
  ['earn', /^(?:trust|the|respect)$/],
  ['win', /^(?:trust|people|confidence)$/],
  ['hold', /^(?:your|yourself|boundary)$/],
  ['remember', ANY],
]);
/** Verbs such as "listen", which express a personal quality without any further words. */
const ALONE = /^(?:prioritize|multitask|listen|persuade|empathize|communicate)$/;
const BEFORE =
  /^(?:to|you|can|and|or|who|will|must|should|always|also|not|calmly|quickly|then|comfortably|confidently|effectively|clearly|ll|youll|naturally|genuinely|still|rather|than|even)$/;
const BOUNDARY =
  /^(?:and|or|but|so|when|while|that|who|which|if|because|to|with|at|for|across|without|even|rather|as|than|is|are|in|by|from|whatever|whether|although|through|until)$/;
/** Pairs of words that continue a phrase, although a phrase usually ends before the second word: "speak to". */
const GOES_ON =
  /^(?:think on|speak to|adapt to|relate to|cope with|engage with|get on|get along|lead by|lead from|ask for|switch between|learn from|learn on|care about|focus on|speak up|well as|as part|think for|challenge at|communicate with|people at|other at|customer at|patient at|guest at|child at)$/;
const MAX_WORDS = 8;
const PERSON_HEAD =
  /^(?:listener|communicator|organizer|learner|motivator|negotiator|influencer|collaborator|presenter|worker|thinker|solver|timekeeper|finisher|multitasker)$/;
const QUALITY_HEAD =
  /^(?:manner|attitude|nature|personality|temperament|disposition|demeanor|mindset|outlook|mind|presence|spirit)$/;
const PAIRED_HEAD = /^(?:nature|personality|temperament|disposition|attitude|manner|approach)$/;
const NOT_OF_QUALITY = /^(?:your|our|the|this|their|in|of|open|right|same|human|never|every|key)$/;

/**
 * Finds personal qualities expressed in sentences ("you stay calm when it gets busy") or by nouns ("a good listener").
 */
export function* softPhrases(text: string, tokens: Token[], isTaken: boolean[], zone: Zone): Generator<Phrase> {
  if (zone === 'other') return;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken[at]) continue;
    const found = conduct(text, tokens, at) ?? dealing(text, tokens, at) ?? quality(text, tokens, at, isTaken);
    if (!found || (zone === 'duty' && !isTold(tokens, found))) continue;
    if (isTaken.slice(found.first, found.last + 1).some(Boolean)) continue;
    if (PAIRED_HEAD.test(tokens[at]!.key)) yield* adjectives(text, tokens, found.first, at);
    else yield found;
    at = found.last;
  }
}

/**
 * Yields both adjectives of a pair, as in "A patient and playful nature". If there is no pair, yields the whole phrase.
 */
function* adjectives(text: string, tokens: Token[], first: number, head: number): Generator<Phrase> {
  const isPair = tokens[first - 1]?.key === 'and' && first >= 3 && gap(text, tokens, first - 2) === ' ';
  if (!isPair) yield { first, last: head };
  else {
    yield { first: first - 2, last: first - 2 };
    yield { first, last: head - 1 };
  }
}

/** Returns whether an adverb turns a duty into a personal quality: "politely" in "Deal politely with callers". */
const isTold = (tokens: Token[], { first, last }: Phrase): boolean =>
  last > first && MANNER.test(tokens[first + 1]!.key);

const gap = (text: string, tokens: Token[], at: number): string => text.slice(tokens[at]!.end, tokens[at + 1]!.start);

const BASE = /(?:ing|ed)$/;

function verbOf({ key }: Token): string {
  if (CONDUCT.has(key) || !BASE.test(key)) return key;
  const stem = key.replace(BASE, '');
  for (const form of [stem, `${stem}e`, stem.slice(0, -1)]) if (CONDUCT.has(form)) return form;
  return key;
}

function conduct(text: string, tokens: Token[], at: number): Phrase | null {
  const verb = verbOf(tokens[at]!);
  const follows = CONDUCT.get(verb);
  if (!follows) return null;
  const isIntroduced =
    at === 0 ||
    /[,;:(•–—*-]|\n/.test(gap(text, tokens, at - 1)) ||
    BEFORE.test(tokens[at - 1]!.key) ||
    /ing$/.test(tokens[at]!.key);
  if (!isIntroduced) return null;
  let last = at;
  while (last + 1 < tokens.length && last - at < MAX_WORDS - 1 && /^[ -]$/.test(gap(text, tokens, last))) {
    const { key } = tokens[last + 1]!;
    if (BOUNDARY.test(key) && !GOES_ON.test(`${last === at ? verb : tokens[last]!.key} ${key}`)) break;
    last += 1;
  }
  while (last > at && FUNCTION_WORDS.has(tokens[last]!.key) && !/^(?:up|on|under|well|along)$/.test(tokens[last]!.key))
    last -= 1;
  if (verb === 'explain') return explained(text, tokens, at, last);
  if (verb === 'communicate' && tokens[at + 1]?.key === 'with' && !QUALITY_OF_TALK.test(tokens[at + 2]?.key ?? ''))
    return null;
  if (last === at) return ALONE.test(verb) ? { first: at, last } : null;
  return follows.test(tokens[at + 1]!.key) ? { first: at, last } : null;
}

const QUALITY_OF_TALK =
  /^(?:empathy|clarity|confidence|tact|sensitivity|care|compassion|respect|kindness|patience|impact|authority|warmth|diplomacy|people|other|everyone|all)$/;
const PLAIN_WORDS = /^(?:plain|simple|clear|everyday|layman|lay|nontechnical|non-technical)$/;

/**
 * Returns a phrase that begins with a form of "explain" and expresses a personal quality: "Explain a design decision in
 * plain language", but not "explain the plan".
 */
function explained(text: string, tokens: Token[], at: number, last: number): Phrase | null {
  if (tokens.slice(at + 1, last + 1).some(({ key }) => MANNER.test(key))) return { first: at, last };
  const [joiner, plain] = [tokens[last + 1], tokens[last + 2]];
  const isNear = last > at && joiner !== undefined && gap(text, tokens, last) === ' ';
  if (isNear && joiner.key === 'in' && plain && PLAIN_WORDS.test(plain.key) && tokens[last + 3])
    return { first: at, last: last + 3 };
  const isTo = isNear && joiner.key === 'to' && plain !== undefined && TO_WHOM.test(plain.key);
  return isTo ? { first: at, last } : null;
}

const TO_WHOM =
  /^(?:people|other|client|customer|patient|family|parent|colleague|non|nontechnical|lay|everyone|anyone|stakeholder|student|member|guest|someone)$/;
const MANNER_OF_DEALING =
  /^(?:kind|calm|fair|firm|patient|polite|friendly|honest|respectful|confident|sensitive|warm|gentle|good|courteous|open|tactful|professional|helpful|at ease|comfortable|empathetic|caring)$/;
const TOWARD = /^(?:to|with|around|toward)$/;
const WHOM =
  /^(?:people|other|client|customer|patient|family|parent|colleague|child|children|guest|animal|resident|student|pupil|visitor|tenant|trade|everyone|everybody|callers?|owner|staff|contractor|supplier|stakeholder|public|member|passenger|young|difficult|older|vulnerable|anxious|nervous|distressed|upset|worried)$/;

/** Finds an adjective that describes how someone treats people: "Calm with customers", "kind to clients". */
function dealing(text: string, tokens: Token[], at: number): Phrase | null {
  const [toward, whom, more] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!toward || !whom || !MANNER_OF_DEALING.test(tokens[at]!.key) || !TOWARD.test(toward.key)) return null;
  if (gap(text, tokens, at) !== ' ' || gap(text, tokens, at + 1) !== ' ' || !WHOM.test(whom.key)) return null;
  const isLonger = more && gap(text, tokens, at + 2) === ' ' && WHOM.test(more.key);
  return { first: at, last: isLonger ? at + 3 : at + 2 };
}

function quality(text: string, tokens: Token[], at: number, isTaken: boolean[]): Phrase | null {
  const { key } = tokens[at]!;
  const isPerson = PERSON_HEAD.test(key);
  if ((!isPerson && !QUALITY_HEAD.test(key)) || at === 0) return null;
  let first = at;
  while (first > 0 && at - first < 2 && !isTaken[first - 1] && /^[ -]$/.test(gap(text, tokens, first - 1))) {
    const before = tokens[first - 1]!;
    if ((FUNCTION_WORDS.has(before.key) && before.key !== 'self') || NOT_OF_QUALITY.test(before.key)) break;
    first -= 1;
  }
  return first < at ? { first, last: at } : null;
}
