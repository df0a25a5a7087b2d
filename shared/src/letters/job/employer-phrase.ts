import { escapedPattern } from '../../text/text.js';
import { withoutPromptInjection } from '../../keywords/posting/prompt-injection.js';
import { headOf } from '../../rewrite/reading/noun-phrase.js';

/** Nouns for workplaces that a letter can call "your …". Leaves out general nouns, such as "company". */
const WORKPLACE =
  /^(?:school|academy|nursery|college|university|hospital|hospice|clinic|center|centre|surgery|practice|pharmacy|lab|laboratory|library|museum|theatre|theater|hotel|inn|restaurant|bakery|brewery|farm|garage|shop|store|mill|plant|studio|charity|nonprofit|agency|firm|manufacturer|retailer|wholesaler|distributor|publisher|contractor|community|home|cooperative|co-op|startup|unit|ward|depot|warehouse)$/;
/** Matches praise, which a letter does not repeat: "award-winning", "vibrant". */
const PRAISE =
  /^(?:very|truly|happy|leading|award-winning|\p{L}*-?growing|exciting|vibrant|dynamic|innovative|great|premier|world-class|best|top|largest|biggest|unique|passionate|friendly|welcoming|successful|thriving|proud|(?:well|long)-(?:established|known|respected)|outstanding|excellent|amazing|fantastic|fun|inclusive|modern|beautiful|lovely|warm|caring|supportive|ambitious|trusted|renowned|respected|popular|highly|close-knit|busy|bustling|lively|registered|good|cutting-edge|state-of-the-art|diverse|forward-thinking|progressive|prestigious|reputable|rewarding|nationally|globally|internationally|recogni[sz]ed|established)$/iu;
/** Matches words that refer to the job posting or its reader and do not describe a workplace: "seeking", "you". */
const NO_DESCRIPTION =
  /\b(?:we|us|our|you|your|it|its|they|their|this|that|looking|seeking|hiring|equal|employer|not)\b/i;
const PHRASE_END =
  /(?:,|;|:|\s[–—-])\s|\s(?:that|which|who|whose|where|and|but|serving|based|located|looking|seeking|dedicated|committed|providing|offering|specializing|specialising|focused|working|so|because|in the heart)\s/u;
/**
 * Matches a location at the end of a phrase: "in Exeter", "on the edge of the Peak District". The letter omits the
 * location, because the employer knows it.
 */
const PLACE = / (?:in|on|near|at|just|outside|overlooking) (?:the \p{L}+ of )?(?:the )?\p{Lu}.*$/u;
const FIGURE = /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;
const MAX_CHARACTERS = 6_000;
const MAX_SENTENCE = 200;
const WORDS = { least: 4, withFigure: 3, most: 13 };

/**
 * Returns how the job description describes the workplace, in its own words and without praise: "outpatient surgery
 * center with four operating rooms". Returns '' if no sentence clearly describes the workplace or if the description is
 * too general.
 */
export function employerPhrase(jdText: string, company: string): string {
  const text = withoutPromptInjection(jdText.slice(0, MAX_CHARACTERS));
  const name = company === '' ? '' : `|(?:The )?${escapedPattern(company)}[^.\\n]{0,40}? is`;
  const sentences = new RegExp(
    `(?:^|[.!?\\n]\\s{0,3})(?:We are|We['’]re${name}) an? ([^.!?\\n]{8,${MAX_SENTENCE}})`,
    'gu',
  );
  for (const [, sentence = ''] of text.matchAll(sentences)) {
    const phrase = withoutPraise(sentence.split(PHRASE_END)[0]!.trim().replace(PLACE, ''));
    if (isSpecific(phrase)) return phrase;
  }
  return '';
}

function withoutPraise(phrase: string): string {
  const words = phrase.split(/\s+/);
  const first = words.findIndex((word) => !PRAISE.test(word));
  return words.slice(first === -1 ? words.length : first).join(' ');
}

function isSpecific(phrase: string): boolean {
  const words = phrase.split(/\s+/);
  return (
    words.length >= (FIGURE.test(phrase) ? WORDS.withFigure : WORDS.least) &&
    words.length <= WORDS.most &&
    !words.some((word) => PRAISE.test(word)) &&
    !NO_DESCRIPTION.test(phrase) &&
    !/[()"“”[\]£$€]|\bturnover\b/.test(phrase) &&
    WORKPLACE.test(headOf(phrase))
  );
}
