import { headOf, ROLE } from '../reading/noun-phrase.js';
import { verbIn } from '../../english/verb-forms.js';
import { lowered } from '../../text/words.js';

/** Matches a result in a main clause: ", and this brought sales up 12%". */
const OWN_SENTENCE =
  /(?:,? and (?:it|this|that)|, (?:it|this|that|which)) (came in|saved|cut|reduced|brought|raised|increased|improved|freed|halved|doubled|lifted|lowered|boosted) (?=[^,;.]*\d)/i;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['came in', 'coming in'],
  ['brought', 'bringing'],
  ['freed', 'freeing'],
]);
/** Matches a result in a relative clause: "which resulted in a 17% reduction in part cost". */
const NOMINAL =
  /,?(?: which| this| and this| and)? (?:resulted|resulting) in an? (\d[\d.,]*\s?(?:%|percent|per cent)) (reduction|decrease|drop|increase|rise|growth|improvement) (?:in|of) ([^,;.]{3,60})(\.?)$/i;
const CHANGES: ReadonlyMap<string, string> = new Map([
  ['reduction', 'reducing'],
  ['decrease', 'decreasing'],
  ['drop', 'reducing'],
  ['increase', 'increasing'],
  ['rise', 'raising'],
  ['growth', 'growing'],
  ['improvement', 'improving'],
]);

/**
 * Attaches a result to the action before it: "…, bringing sales up 12%". Returns undefined if no clause states a
 * result.
 */
export function withResultClause(text: string): string | undefined {
  const changed = text
    .replace(
      NOMINAL,
      (_, size: string, change: string, what: string, end: string) =>
        `, ${CHANGES.get(change.toLowerCase())!} ${what} by ${size}${end}`,
    )
    .replace(OWN_SENTENCE, (match, verb: string) => {
      const gerund = IRREGULAR.get(verb.toLowerCase()) ?? verbIn('past', verb.toLowerCase())?.gerund;
      return gerund ? `, ${gerund} ` : match;
    });
  return changed === text ? undefined : changed;
}

/** Matches a target that precedes the action: "Had a target of 40k a month which I hit". */
const HAD_WHICH = /^(?:I )?had (an? [^,;.]{3,80}?),? (?:which|that) I ([a-z]+(?: (?:or|and) [a-z]+)?)(?= |\.|$)(.*)$/i;
/** Matches a purpose that precedes the action: "In order to cut the build time I added a cache". */
const IN_ORDER = /^(?:in order )?to ([a-z]+ [^,;.]{3,80}?),? I ([a-z]+) ([^;.]{3,160})(\.?)$/i;

/** Matches a period of time that precedes the action: "While studying full time I was working 16 hours a week". */
const WHILE = /^(while [a-z]+ing [^,;.]{3,50}?),? I (?:was ([a-z]+ing)|([a-z]+)) ([^;]{3,160}?)(\.?)$/i;
/** Matches a role that precedes the action: "Room leader of the baby room, I do the planning". */
const ROLE_FIRST = /^((?:an? |the )?[^,;.]{3,80}), I ([a-z]+) ([^;]{3,160}?)(\.?)$/i;
/** Matches a verb in the progressive form after the opening verb: "and was consistently achieving a score of 94%". */
const WAS_DOING = /( and) was( consistently| regularly| always| often)? ([a-z]+ing)(?= )/i;

/**
 * Moves the author's action to the start: "Had a target of 40k which I hit" becomes "Hit a target of 40k". Returns
 * undefined if there is no such action or its verb is ambiguous.
 */
export function withDeedFirst(text: string): string | undefined {
  const [, thing, verbs = '', rest = ''] = HAD_WHICH.exec(text) ?? [];
  if (thing !== undefined)
    return verbs.split(/ (?:or|and) /i).every(isPast) ? `${capital(verbs)} ${thing}${rest}` : undefined;
  const during = WHILE.exec(text);
  if (during) {
    const [, when = '', gerund = '', past = '', object = '', end = ''] = during;
    const done = verbIn('gerund', gerund)?.past ?? (isPast(past) ? past : undefined);
    return done && `${capital(done)} ${object} ${lowered(when)}${end}`;
  }
  const inRole = ROLE_FIRST.exec(text);
  if (inRole) {
    const [, role = '', verb = '', object = '', end = ''] = inRole;
    const isSure = ROLE.test(headOf(role)) && !/\b(?:it|them|this|these|I)\b/.test(object);
    return isSure && (isPast(verb) || verbIn('base', verb))
      ? `${capital(verb)} ${object} as ${lowered(role)}${end}`
      : undefined;
  }
  const steady = text.replace(WAS_DOING, (match, and: string, how: string | undefined, gerund: string) => {
    const done = verbIn('gerund', gerund)?.past;
    return done ? `${and}${how ?? ''} ${done}` : match;
  });
  if (steady !== text) return steady;
  const [, aim, verb = '', object = '', end = ''] = IN_ORDER.exec(text) ?? [];
  if (aim === undefined || !isPast(verb) || /\s(?:it|this|they|we|I)\s/.test(object)) return undefined;
  return `${capital(verb)} ${object} to ${lowered(aim)}${end}`;
}

const isPast = (word: string): boolean =>
  verbIn('past', word.toLowerCase()) !== undefined || /^(?:hit|beat|made|met|kept|did)$/i.test(word);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
