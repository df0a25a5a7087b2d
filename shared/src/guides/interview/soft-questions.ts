import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';

interface SoftQuestion {
  /** Matches the names that job descriptions and the dictionary use for the skill. */
  skill: RegExp;
  question: string;
  /** Matches bullets that show the skill without naming it. */
  shows: RegExp;
}

const SOFT_QUESTIONS: readonly SoftQuestion[] = [
  {
    skill: /lead|mentor|coach|manag(?:e|ing) people|supervis/i,
    question: 'Tell me about a time when you led others through something difficult.',
    shows: /\b(?:led|lead|leads|managed|mentor|coach|train|supervis|hired|team of)/i,
  },
  {
    skill: /team|collaborat|interpersonal/i,
    question: 'Tell me about a project that you could only complete with others. What was your part?',
    shows: /\b(?:team|together|with \p{Nd}+|partner|collaborat|across|colleagues)/iu,
  },
  {
    skill: /communicat|present|writ|listen/i,
    question: 'Tell me about a time when you had to explain something difficult to someone.',
    shows: /\b(?:present|explain|taught|teach|train|coach|mentor|negotiat|spoke|brief)/i,
  },
  {
    skill: /problem|analy|critical|solution/i,
    question: 'Tell me about a problem that you found and solved.',
    shows: /\b(?:cut|reduc|solv|found|improv|redesign|replac|investigat|introduc|fell|dropped|rose|went down|went up)/i,
  },
  {
    skill: /time|priorit|organi[sz]|deadline|multi-?task|pressure/i,
    question: 'Tell me about a time when everything was due at once. What did you do first, and why?',
    shows: /\b(?:schedul|deadline|plan|on time|coordinat|organi[sz]|per (?:day|week|shift))/i,
  },
  {
    skill: /detail|accura|quality|care/i,
    question: 'Tell me about a mistake that you caught before it did harm.',
    shows: /\b(?:audit|check|review|error|accura|quality|complian|inspect)/i,
  },
  {
    skill: /adapt|flexib|learn|curio/i,
    question: 'Tell me about a change that you did not choose. How did you deal with it?',
    shows: /\b(?:introduc|migrat|moved|chang|new|learn|adopt|switch)/i,
  },
  {
    skill: /safe/i,
    question: 'Tell me about a time when you stopped work, or changed it, because it was not safe.',
    shows: /\b(?:safe|incident|injur|accident|hazard|osha|ppe|inspect)/i,
  },
  {
    skill: /relationship|cultur|divers|inclusi|respect/i,
    question: 'Tell me about a time when you won the trust of someone very different from you.',
    shows: /\b(?:famil|parent|communit|language|interpret|partner|neighbo)/i,
  },
  {
    skill: /initiative|proactiv|self-?(?:starter|motivat)|independen|driv(?:e|en)/i,
    question: 'Tell me about something that you started without being asked.',
    shows: /\b(?:introduc|started|founded|launched|created|proposed|built|set up|brought in)/i,
  },
  {
    skill: /customer|client|patient|service|empath|compassion/i,
    question: 'Tell me about someone who was hard to help, and what you did for them.',
    shows: /\b(?:customer|client|patient|guest|complaint|satisf|famil)/i,
  },
];

/** Matches general attitudes, such as "positive mindset", about which an interview question would be pointless. */
const NO_SKILL = /\b(?:approach|attitude|mindset|outlook|manner|spirit|ethic|nature|personality)$/i;

/**
 * Returns an interview question about a soft skill, with a pattern for bullets that show the skill. Returns undefined
 * for words that do not name a skill ("pragmatic approach").
 */
export function softQuestion(skill: string): { question: string; shows: RegExp | null } | undefined {
  const known = SOFT_QUESTIONS.find((entry) => entry.skill.test(skill));
  if (!known && NO_SKILL.test(skill)) return undefined;
  return known ?? { question: `Tell me about a time when ${showing(skill)}.`, shows: null };
}

const TRAIT =
  /^(?:calm|comfortable|confident|curious|patient|friendly|organi[sz]ed|reliable|resilient|punctual|tactful|thorough|resourceful|proactive|flexible|adaptable|dependable|honest|kind|creative|diplomatic|empathetic|enthusiastic|independent|motivated|warm|able|willing|cheerful)\b|-(?:oriented|minded|driven|motivated|focused)$/i;

/**
 * Converts a skill to a clause for a question: "you had to build relationships", "you had to be comfortable with
 * ambiguity".
 */
function showing(skill: string): string {
  const word = firstWord(skill);
  const isVerb = skill.includes(' ') && verbIn('base', word) !== undefined && !isAlsoNoun(word, 'base');
  if (TRAIT.test(skill)) return `you had to be ${skill}`;
  return isVerb ? `you had to ${skill}` : `you showed ${/^sense of\b/i.test(skill) ? 'a ' : ''}${skill}`;
}
