import { wordCount } from '../../text/count-words.js';
import { BUZZWORDS, FIRST_PERSON } from '../../english/wording.js';
import { cleanLines } from '../../text/text.js';
import { convertVerbs } from '../../english/convert-verbs.js';
import { withArticles } from '../../letters/notes/missing-articles.js';
import { withoutSlips } from '../../letters/notes/typed-slips.js';
import { factsOf, lostFacts } from '../../facts/facts.js';
import { withoutFillers } from '../edits/fillers.js';
import { withoutFirstPerson } from '../edits/first-person.js';
import { sentencesOf, voiceOf } from './summary-voice.js';
import { withCapital } from '../reading/tidy.js';
import { verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';

/** Matches generic wishes and praise: "looking for a new challenge". */
const GENERIC = new RegExp(
  `\\b(?:${BUZZWORDS.join('|')}|hard working|looking for (?:a|an|new|my)|seeking (?:a|an|new|to)|motivated|where i can grow|progress my career|learn and grow|develop my skills|good with people|consider anything|hit the ground running|give 110|works? (?:well )?under pressure|extra mile|works? (?:well )?(?:independently|alone|both|as part)|can[- ]do|passionate|dedicated to|exceptional|dynamic|enthusiastic|positive attitude|people person|proven track record|(?:strong|good|great|excellent|effective|outstanding) (?:\\w+ )?(?:(?:communicat\\w+|interpersonal|organi[sz]ational|people|teamwork|time management|multi[- ]?tasking|customer service) (?:skills|abilities|ability)|problem[- ]solv\\w+))\\b`,
  'i',
);
const MAX_EMPTY_WORDS = 28;
const MIN_SUMMARY_WORDS = 3;

/**
 * Returns the user's own sentences in the original paragraphs, without "I", fillers and repetitions.
 * @param canReplace whether the resume has facts with which empty sentences can be replaced
 */
export function ownSentences(text: string, canReplace: boolean): { text: string; reasons: string[] } {
  const seen = new Set<string>();
  const isNew = (sentence: string): boolean => !seen.has(sentence) && Boolean(seen.add(sentence));
  const cleaned = withArticles(withoutSlips(text));
  const paragraphs = cleanLines(cleaned).map((line) =>
    sentencesOf(line).map((sentence) => ({ sentence, statement: asStatement(sentence) })),
  );
  // All sentences must be in the same grammatical person: "Keep calm" and "Speaks Spanish" would seem to be about
  // different people.
  const statements = paragraphs.flatMap((line) => line.map(({ statement }) => statement));
  // "I" is removed from either all sentences or none.
  const agrees = voiceOf(statements) !== 'mixed' && !statements.some((statement) => FIRST_PERSON.test(statement));
  const lines = paragraphs.map((line) =>
    line
      .map(({ sentence, statement }) => withCapital(withoutFillers(agrees ? statement : sentence)))
      .filter((sentence) => sentence !== '' && isNew(sentence)),
  );
  const remaining = canReplace ? lines.map((line) => line.filter((sentence) => !isEmpty(sentence))) : lines;
  const join = (parts: string[][]): string =>
    parts
      .map((line) => line.join(' '))
      .filter(Boolean)
      .join('\n');
  const tidy = join(lines);
  // A rewrite as short as "Teacher." is not better than the original.
  const better =
    canReplace && wordCount(join(remaining)) < MIN_SUMMARY_WORDS && factsOf(join(remaining)).length === 0
      ? ''
      : join(remaining);
  if (lostFacts(text, better).length > 0) return { text, reasons: [] };
  return {
    text: better,
    reasons: [
      ...(cleaned === text ? [] : ['Spelling']),
      ...(tidy === cleanLines(cleaned).join('\n') ? [] : ['Removed “I” and filler']),
      ...(better === tidy ? [] : ['Clichés removed']),
    ],
  };
}

/** Returns whether a sentence is so generic that it says nothing about this particular user. */
const isEmpty = (sentence: string): boolean =>
  factsOf(sentence).length === 0 &&
  !/\d/.test(sentence) &&
  GENERIC.test(sentence) &&
  wordCount(sentence) <= MAX_EMPTY_WORDS;

/**
 * Removes "I" from a sentence: "I speak Spanish" becomes "Speaks Spanish". Returns the unchanged sentence if another
 * "I" would remain.
 */
function asStatement(sentence: string): string {
  if (!FIRST_PERSON.test(sentence)) return sentence;
  const statement = withoutFirstPerson(
    thirdPerson(sentence)
      .replace(/^I(?:['’]m|\s+am)\s+an?\s+(?=[\p{L}])/u, '')
      .replace(
        /^I(?:['’]m|\s+am)\s+(?=known|skilled|fluent|used|trained|certified|licensed|proud|keen|good|experienced)/,
        '',
      )
      .replace(/^I(?:['’]ve|\s+have)\s+(?=(?:over\s+|more than\s+)?\d)/, 'Brings ')
      .replace(/,?(?<!\s)\s+and I(?:['’]m|\s+am)\s+(?=\w)/g, ' and is ')
      .replace(/^I(?:['’]ve|\s+have)\s+(?=an?\s)/, 'Has ')
      .replace(/^[Mm]y (strengths?|skills?|background|focus|experience)\b/, (_, what: string) => what),
  );
  return FIRST_PERSON.test(statement) ? sentence : statement;
}

function thirdPerson(sentence: string): string {
  const [, verb = '', rest = ''] = /^I\s+(?:also\s+)?([a-z]+)(\s.*)$/.exec(sentence) ?? [];
  if (!verbIn('base', verb) || verbIn('past', firstWord(verb))) return sentence;
  const [main = '', ...others] = rest.split(/(?<!\s)(?=,?\s+and I\b)/);
  const converted = convertVerbs(`${verb}${main}`, 'base', 'third', true);
  return converted === undefined ? sentence : converted + others.join('');
}
