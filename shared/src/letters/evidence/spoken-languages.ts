import type { Language } from '../../resume/resume-data.js';
import { listed } from '../../rewrite/summary/summary-sentences.js';
import { cleanLine } from '../../text/text.js';
import { lowered, withoutBrackets } from '../../text/words.js';

const MAX_LENGTH = 40;
/** Matches LinkedIn's levels "Professional working proficiency" and "Full professional proficiency". */
const PROFESSIONAL = /^(?:full )?professional(?: working)? proficiency$/i;
const MAX_LANGUAGES = 4;
/** Matches levels too low to mention: "basic", "a few", "only understand". */
const WEAK =
  /\b(?:a few|a little|basic|beginner|elementary|A[12]|kitchen|limited|gcse|school|rusty|learning|(?:only )?(?:understand|read)(?:s|ing)?)\b/i;
const NATIVE = /^(?:native(?: speaker)?|mother tongue|first language|bilingual)$/i;
/** Matches adjectives for a level, which precede the language: "good Polish". */
const ADJECTIVE =
  /^(?:very good|good|some|conversational|fluent|excellent|advanced|intermediate|everyday|business|strong)$/i;
const CEFR = /^[BC][12](?:\s?[-–/]\s?[BC][12])?$/i;

/**
 * Composes a sentence about the languages that the user speaks: "I speak Lithuanian natively and good Danish." Returns
 * undefined if the job description calls for no language. Without a description, a single language is named only if it
 * is relevant to the job.
 */
export function spokenLanguages(
  languages: readonly Language[],
  relevance: (text: string) => number,
  asked?: (text: string) => boolean,
): string | undefined {
  const spoken = languages
    .map(({ name, level }) => ({ name: cleanLine(name), level: cleanLine(withoutBrackets(level)), typed: level }))
    .filter(
      ({ name, level, typed }) =>
        name !== '' && name.length < MAX_LENGTH && level.length < MAX_LENGTH && !WEAK.test(typed),
    )
    .slice(0, MAX_LANGUAGES);
  const isAsked = ({ name }: { name: string }): boolean => relevance(name) > 0 || asked?.(name) === true;
  // English is taken for granted in an English letter, unless it is the user's second language.
  const foreign = spoken.filter(({ name, level }) => !(name === 'English' && NATIVE.test(level)));
  if (asked) return foreign.some(isAsked) || asked('bilingual') || asked('languages') ? sentenceOf(foreign) : undefined;
  if (spoken.length < 2 && !spoken.some(({ name }) => relevance(name) > 0)) return undefined;
  return sentenceOf(spoken);
}

function sentenceOf(spoken: readonly { name: string; level: string }[]): string | undefined {
  if (spoken.length === 0) return undefined;
  const natives = spoken.filter(({ level }) => NATIVE.test(level)).map(({ name }) => name);
  const others = spoken.filter(({ level }) => !NATIVE.test(level)).map(atLevel);
  if (natives.length === 0) return `I speak ${listed(others)}.`;
  const first = `${listed(natives)} natively`;
  if (natives.length === 1 || others.length === 0) return `I speak ${listed([first, ...others])}.`;
  return `I speak ${first}, and ${listed(others)}.`;
}

function atLevel({ name, level }: { name: string; level: string }): string {
  const plain = level.replace(/^fluently$/i, 'fluent');
  if (plain === '') return name;
  if (PROFESSIONAL.test(plain)) return `${name} at a professional level`;
  if (ADJECTIVE.test(plain)) return `${plain.toLowerCase()} ${name}`;
  return CEFR.test(plain) ? `${name} at level ${plain.toUpperCase()}` : `${name} (${lowered(plain)})`;
}
