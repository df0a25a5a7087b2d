import { capitalized } from '../../text/words.js';

const MAX_LENGTH = 110;
const DATE_ASKED =
  /^(?:(?:the )?(?:earliest |soonest )?(?:date|day) (?:when |that |on which )?you (?:could|can|would be able to) start|when you (?:could|can|would be able to|are able to) start|your (?:earliest |available )?(?:start(?:ing)? date|availability to start))\b/i;
const DO_SHIFTS_SUIT =
  /\b(?:if|whether) ((?:the |our )?[\p{L} -]{3,40}?) (?:works?|suits?|would work|would suit|is fine|are fine)(?: for)? you\b/iu;
const DAYS = /^which ((?:week)?days|shifts|hours) you (?:can|could|are able to) work\b(.{0,60})/i;
const NOTICE = /^(?:how much notice you\b.*|your (?:current )?notice period)$/i;
const WHY = /^why (?!not\b)([^?]+)$/i;
const DRAWS = /^what (draws|attracts|brings|drew|attracted|brought|interests|motivates|excites) you( .+)?$/i;
const STORY = /^(?:an?|one) (?:time|situation|moment|project|example|mistake|problem)\b/i;
const THING = /^(?:something|an? |one |your (?:best|favou?rite|proudest))/i;
const CLAUSE =
  /^(?:what|how|when|where|which|who) (?!(?:is|are|was|were|do|does|did|would|could|can|will|has|have)\b)[^?]+$/i;
const OF_USER = /\byour?\b/i;

/**
 * Returns a sentence in the first person with a marked blank for an answer that only the user knows: "I could start on
 * [date]." Keeps the whole question in brackets if no sentence fits.
 */
export function blankSentence(question: string): string {
  const asked = question
    .replace(/[[\]]/g, '')
    .replace(/^about /i, '')
    .trim();
  if (asked === '') return '';
  const known = startSentences(asked) || daysSentence(asked);
  if (known !== '') return known;
  if (NOTICE.test(asked)) return 'My notice period is [length].';
  const own = asOwn(shortened(asked));
  const [, reason] = WHY.exec(own) ?? [];
  if (reason !== undefined && OF_USER.test(asked)) return `${capitalized(reason)} because [reason].`;
  if (DRAWS.test(asked)) return `${capitalized(own)} is [reason].`;
  if (STORY.test(asked)) return `One example is [${own}].`;
  if (THING.test(asked) && OF_USER.test(asked))
    return `I would like to mention [${own.replace(/, and about /, ', and ')}].`;
  return CLAUSE.test(asked) && OF_USER.test(asked) ? `Here is ${own}: [answer].` : `[${shortened(asked)}]`;
}

function startSentences(asked: string): string {
  const [, shifts = ''] = DO_SHIFTS_SUIT.exec(asked) ?? [];
  const fit = shifts === '' ? '' : `${capitalized(shifts.replace(/^our /i, 'the '))} [suit / do not suit] me.`;
  return [DATE_ASKED.test(asked) ? 'I could start on [date].' : '', fit].filter(Boolean).join(' ');
}

function daysSentence(asked: string): string {
  const [, unit = '', when = ''] = DAYS.exec(asked) ?? [];
  return unit === '' ? '' : `I can work ${/days/i.test(unit) ? 'on ' : ''}[${unit.toLowerCase()}]${asOwn(when)}.`;
}

const shortened = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH - 2))} …`;

const FORMS: Readonly<Record<string, string>> = {
  'you are': 'I am',
  'you were': 'I was',
  'you’re': 'I am',
  'you’ve': 'I have',
  'you’d': 'I would',
  'you’ll': 'I will',
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  us: 'you',
  we: 'you',
  our: 'your',
};
const PRONOUN =
  /\b(?:(draws|attracts|brings|drew|attracted|brought|interests|motivates|excites|suits?|inspires|makes|drives|to|for|about|of|with|from) you(?!['’])|you (?:are|were)|you['’](?:re|ve|d|ll)|yourself|yours|your|you|us|we|our)\b/gi;

/** Swaps the first and second person: "why you want to work with us" becomes "why I want to work with you". */
const asOwn = (text: string): string =>
  text.replace(PRONOUN, (found, before: string | undefined) =>
    before === undefined ? (FORMS[found.toLowerCase().replace("'", '’')] ?? found) : `${before} me`,
  );
