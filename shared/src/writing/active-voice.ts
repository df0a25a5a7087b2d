import { verbIn } from './verb-forms.js';
import { capitalized, lowered } from './words.js';

/** "Weekly reports were prepared for the board": something short that was acted upon, with nobody named who did it. */
const PASSIVE =
  /^((?:all |the |new |daily |weekly |monthly )?[a-z][\w-]*(?: [\w-]+){0,3}) (?:was|were) (?!not\b)([a-z]+)\b(.*)$/i;
/** Words that make the subject more than a thing, or the verb no act. */
const NOT_A_THING =
  /\b(?:i|we|it|they|he|she|there|this|that|who|which|duties|responsibilities|role|job|tasks|team|work)\b/i;
const NO_ACT =
  /^(?:based|located|involved|tasked|required|expected|used|born|supposed|allowed|promoted|named|selected|chosen|awarded|recogni[sz]ed|given|asked|hired|known|interested|located|closed)$/i;

/** A passive bullet told by whoever did the work, its author; undefined where another did it or the verb is not sure. */
export function inActiveVoice(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] = PASSIVE.exec(text) ?? [];
  if (thing === '' || NOT_A_THING.test(thing) || NO_ACT.test(verb) || /\bby (?!\d|\w+ing\b|the end|hand)/i.test(rest))
    return undefined;
  if (verbIn('past', verb.toLowerCase()) === undefined || /^\s*(?:and|,)\s+\w+ed\b/.test(rest)) return undefined;
  return `${capitalized(verb.toLowerCase())} ${lowered(thing)}${rest}`;
}

/** "A team of 5 supervised by me": its author did it. */
const BY_ME =
  /^((?:an? |the )?[a-z\d][^,;:.]{2,60}?) (?:was |were )?([a-z]+ed|led|taught|run|built|written|made) by me(.*)$/i;

/** A bullet that ends in "by me", with its author in front. */
export function ledByAuthor(text: string): string | undefined {
  const [, thing = '', verb = '', tail = ''] = BY_ME.exec(text) ?? [];
  const rest = tail.trimStart();
  const past = PAST_OF_PARTICIPLE.get(verb.toLowerCase()) ?? verb.toLowerCase();
  if (thing === '' || verbIn('past', past) === undefined) return undefined;
  return capitalized(`${past} ${lowered(thing)}${rest === '' ? '' : /^[.,;]/.test(rest) ? rest : ` ${rest}`}`);
}

const PAST_OF_PARTICIPLE: ReadonlyMap<string, string> = new Map([
  ['run', 'ran'],
  ['written', 'wrote'],
]);
