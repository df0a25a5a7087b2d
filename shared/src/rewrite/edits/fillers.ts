import { BUZZWORDS } from '../../english/wording.js';
import { capitalized } from '../../text/words.js';

const STUFF = 'and (?:that|stuff|so on|all that|things like that|everything)(?=\\.?$)';
/**
 * Matches "and stuff" at the end. Excludes lists such as "£420 a month, shampoo and stuff", in which "and stuff" shows
 * that the amount covers more than the last item.
 */
const AND_STUFF = new RegExp(`(?<!,(?: [\\p{L}-]{1,30}){1,3}),? ${STUFF}`, 'giu');
/** Matches "and stuff" after the last item of a list without an amount: "Cleaned offices, toilets and stuff". */
const LIST_AND_STUFF = new RegExp(`^((?:(?! and )[^\\d.;:])+),((?: [\\p{L}-]{1,30}){1,3}),? ${STUFF}`, 'iu');
/** Matches words before an uncertain figure: ", I think", " I'd say". */
const HEDGE = ",? (?:and )?I(?: (?:think|believe|reckon|guess)|(?:['’]d| would) say(?: it (?:is|was))?)";
const SHORTER: readonly [long: RegExp, short: string][] = [
  [/(?<=\S )in order to\b/gi, 'to'],
  [LIST_AND_STUFF, '$1 and$2'],
  [AND_STUFF, ''],
  // "Explained lenses, coatings etc" becomes "Explained lenses and coatings".
  [/, (?!and )([a-z\d][\w’'-]*(?: [\w’'-]+){0,2}),? etc\.?(?=\.?$)/gi, ' and $1'],
  [/(?<=[a-z]),? etc\.?(?=\.?$| (?:in|at|for|on|to) )/gi, ''],
  [
    /,? (?:and |which (?:is|was) |but )?(?:it['’]?s|its|it (?:is|was)|this (?:is|was)|which (?:is|was)) (?:very |really |quite |so |always )?(?:rewarding|challenging|enjoyable|fun|interesting|hard work|a great experience|a (?:very )?(?:busy|challenging|rewarding) (?:role|job))(?=\.?$)/gi,
    '',
  ],
  [
    /,? (?:and|but) I (?:really |also )?(?:enjoy|enjoyed|love|loved) (?:it|this|that|every minute(?: of it)?)(?: very much| a lot)?(?=\.?$)/gi,
    '',
  ],
  [
    /,? and I (?:really |also )?(?:enjoy|love|like) (?:working with|helping|meeting) (?:other |new )?[a-z]+(?=\.?$)/gi,
    '',
  ],
  [/ which was (?=(?:our|the) [a-z]+est\b)/gi, ', '],
  [/^(?:and|also|plus|then) (?!(?:the|an?|i)\b)(?=[a-z])/i, ''],
  [/,? and (?:I )?did (?:that|this|it) by (?=[a-z]+ing\b)/gi, ' by '],
  [/^currently,? (?=[a-z]+(?:ing)? )/i, ''],
  // Excludes a clause in which another verb follows: ", this included workshops and the feedback changed the plan".
  [
    /, (?:and )?(?:this|which|these|that) includ(?:ed|es) (?!.{1,120} and (?:the|our|this|it) (?:[a-z]+ )?[a-z]+ed )/gi,
    ', including ',
  ],
  [
    /,? and (?:was|were|am|is) (?:always |very )?(?:calm|professional|friendly|polite|helpful|patient|efficient)(?: and (?:calm|professional|friendly|polite|helpful|patient|efficient))?(?=\.?$)/gi,
    '',
  ],
  [new RegExp(`${HEDGE} (?=(?:about|around|roughly|nearly|almost) )`, 'g'), ', '],
  [new RegExp(`${HEDGE}(?: by)? (?=[£$€]?\\d|an? (?:third|quarter)\\b|half\\b)`, 'g'), ', about '],
  [
    /,? (?:on an ongoing basis|as and when (?:needed|required|necessary))(?: as and when (?:needed|required|necessary))?(?=\.?$)/gi,
    '',
  ],
  [/,? and there (?:were|was|are|is) (?=no\b|\d)/gi, ', with '],
  [/\bon a (daily|weekly|monthly|quarterly) basis\b/gi, '$1'],
  [/\bon a day[- ]to[- ]day basis\b/gi, 'daily'],
  [/,? which I did (?=(?:on top of|alongside|as well as|in addition to) )/g, ' '],
  [/^(?:I )?(?:sort of|kind of|kinda) (?=[a-z]+ed |the |an? )/i, ''],
  // "Quoted for small jobs, and did win a few" becomes "…, and won a few".
  [/(?<=,? and )did win (?=[a-z\d])/gi, 'won '],
  [/, I guess it went well(?:,? as| because| since)? (?=[a-z])/gi, ', '],
  [/\bin the area of\b/gi, 'in'],
  [/\b(lowering|raising|reducing|cutting|increasing|improving) of (?=the |our )/gi, '$1 '],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bfor the purposes? of\b/gi, 'for'],
  [/\bwith the (?:goal|aim|purpose) of (?=\w+ing\b)/gi, 'for '],
  [/\ba total of (?=\d)/gi, ''],
  [/^(?:got|was) promoted\b/i, 'Promoted'],
  [/^(?:got|was) (?:also )?awarded (?!with\b)/i, 'awarded '],
  [/^came up with the idea (?:of|for) (?=an? |the )/i, 'proposed '],
  [/\bmade sure (?:that |(?=(?:the|all|every|each|our|no)\b))/g, 'ensured that '],
  [/^Made sure (?:that |(?=(?:the|all|every|each|our|no)\b))/, 'Ensured that '],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\ba (?:large|wide|broad|vast) (?:variety|range|array) of\b/gi, 'many'],
  [/\butili[sz](ed|es|e|ing)\b/g, 'us$1'],
  [/^Utili[sz](ed|es|e|ing)\b/g, 'Us$1'],
];
/** Matches adverbs that add no fact, such as "successfully" and "really". */
const PRAISE =
  /(^|\s)(?:very successfully|successfully|effectively|actively|basically|really|very|proactively|diligently|passionately)\s+(?=\p{Ll})/giu;
/** Empty phrases such as "highly motivated", which are removed if a noun follows. */
const ADJECTIVES = BUZZWORDS.filter((phrase) =>
  /^(?:hard-?working|results[- ](?:driven|oriented)|detail[- ]oriented|highly motivated|cutting-edge|game-changing)$/.test(
    phrase,
  ),
);
const BUZZ_ADJECTIVE = new RegExp(
  `(^|\\s)(?:${ADJECTIVES.join('|')})(?:,\\s*|,?\\s+and\\s+|\\s+)(?!(?:person|individual|worker|employee|professional|member)\\b)(?=\\p{Ll})`,
  'giu',
);
const AND_BUZZ = new RegExp(`(?: and|,) (?:${ADJECTIVES.join('|')})(?= \\p{Ll})`, 'giu');
const BUZZ_PLACE =
  /(?<!\band),?(?<!\s)\s+(?:while working\s+|working\s+)?in a (?:very\s+|highly\s+)?fast-paced(?:,? [\w-]+){0,2} environment\b/gi;

const VOWEL = /^(?:[aeio]|u(?!ni|s|ti|k))/i;

/** Removes words that carry no meaning: "Successfully led a team" becomes "Led a team". */
export function withoutFillers(text: string): string {
  let result = text;
  for (const [long, short] of SHORTER) result = result.replace(long, short);
  // "Worked in a fast-paced environment" would be incomplete without its last words.
  if (!/^work(?:ed|ing|s)?\s/i.test(result)) result = result.replace(BUZZ_PLACE, '');
  // Chooses "a" or "an" to fit the word that will follow once the filler is removed.
  result = result.replace(/\b([Aa])n?(\s+)(\S+\s+\S+\s+\S*)/g, (match, a: string, space: string, next: string) => {
    const shorter = dropped(` ${next}`).slice(1);
    return shorter === next ? match : `${a}${VOWEL.test(shorter) ? 'n' : ''}${space}${shorter}`;
  });
  result = dropped(result).replace(/ {2,}/g, ' ').trim();
  return /^\p{Lu}/u.test(text) ? capitalized(result) : result;
}

const dropped = (text: string): string =>
  text.replace(AND_BUZZ, '').replace(BUZZ_ADJECTIVE, '$1').replace(PRAISE, '$1');
