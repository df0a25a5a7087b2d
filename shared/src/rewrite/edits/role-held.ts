import { convertVerbs, withLastGerundJoined } from '../../english/convert-verbs.js';
import { headOf, ROLE } from '../reading/noun-phrase.js';
import { inForm, isVerb, verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, capitalized, firstWord, isPeople, lowered } from '../../text/words.js';

/** Matches a bullet that states a role: "Was form tutor of 9C", "I'm a team leader of 15 agents". */
const WAS_ROLE =
  /^(?:(?:i )?(?:was|am|acted as|act as|being)|i['’]m) ((?:the |an? )?(?:(?:first |main |key )?point of contact|(?:[\p{L}-]+ ){0,4}?[\p{L}-]+)) (?:of|for|to|on|at) (?=[\p{L}\d])/iu;
/** Matches roles that bullets often state without a verb, such as "key worker" and "first aider". */
const BARE_ROLE =
  /^((?:the )?(?:named |main |first |primary |sole |nominated |appointed )?(?:key (?:worker|person)|keyworker|point of contact|go[- ]to (?:person|contact|expert)|key ?holder|first aider|fire (?:marshal|warden)|form tutor|room leader|link nurse|(?:union|safety|course|student) rep(?:resentative)?|safeguarding lead|treasurer|secretary|captain|chair)) (?:for|of|to|on|at) (?=[\p{L}\d])/iu;
const LEADS = /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:leader|supervisor|foreman|manager)$/iu;
const COUNTED =
  /^(?:a (?:team|crew|shift|group) of )?(?:about |around |up to )?\d+ ([a-z]+)(?: [a-z]+)?(?=$|[,.]| so| and| who| in| on| at)/i;
const OWN_DEEDS = /,? (?:so |and |where |in which )?I (?:also )?([a-z]+ [^.;:]{3,100})(\.?)$/;

/** Matches a conjunction or pronoun that needs "I" after it as a subject: "because", "which". */
const REASON = /\b(?:cos|coz|cause|because|as|since|when|after|before|once|while|if|until|that|which|who|than)$/i;

/** Matches the people whom the author leads: "I have 14 advisors under me". */
const UNDER_ME =
  /^(?:I )?(?:have|had|have got) ((?:a team of )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:[a-z]+ )?([a-z]+)) (?:under me|reporting (?:in)?to me|who report(?:ed)? to me)\b/i;
/** Matches a helper and the people helped: "Mentor to 4 new volunteers". */
const MENTOR =
  /^((?:(?:i )?(?:was|am) )?(?:an? )?(mentor|buddy|tutor|coach) (?:to|for|of) )(?:(?:\d+|all|the|our|two|three|four|five|six) )?(?:(?:new|junior|younger|other|student|trainee|first-year) )*([a-z]+)(?=$|[,.;]| (?:in|on|at|with|and|who|during|from|through|across|each|every)\b)/i;
const MENTORED: ReadonlyMap<string, string> = new Map([
  ['mentor', 'mentor'],
  ['buddy', 'mentor'],
  ['tutor', 'tutor'],
  ['coach', 'coach'],
]);

/** Adds a verb to a role: "Served as form tutor of 9C", "Lead 15 agents as team leader". */
export function withRoleHeld(text: string, isCurrent: boolean): string | undefined {
  const [, opener = '', helper = '', people = ''] = MENTOR.exec(text) ?? [];
  const verb = MENTORED.get(helper.toLowerCase());
  if (verb !== undefined && isPeople(people.toLowerCase()))
    return `${capitalized(inForm(verb, isCurrent && !/\bwas\b/i.test(opener) ? 'base' : 'past'))} ${text.slice(opener.length)}`;
  const [reports, number = '', reporting = ''] = UNDER_ME.exec(text) ?? [];
  if (reports !== undefined && isPeople(reporting.toLowerCase()))
    return `${isCurrent && !/\bhad\b/i.test(reports) ? 'Lead' : 'Led'} ${number}${text.slice(reports.length).replace(/,? and I (?=[a-z]+ )/, ' and ')}`;
  const found = WAS_ROLE.exec(text) ?? BARE_ROLE.exec(text);
  if (!found) return undefined;
  const [opening, role = ''] = found;
  const isOver = /^(?:i )?(?:was|acted)\b/i.test(opening) || !isCurrent;
  // In "Was elected treasurer", "elected" is a passive participle and not part of the role.
  if (/ed$/.test(firstWord(role)) || /\bwas\b/i.test(role)) return undefined;
  if (!ROLE.test(` ${headOf(role)}`) && !/(?:point of contact|go[- ]to [a-z]+)$/i.test(role)) return undefined;
  const rest = withDeedsBeside(text.slice(opening.length));
  if (rest === undefined) return undefined;
  const counted = COUNTED.exec(rest);
  if (counted && LEADS.test(role) && isPeople(counted[1]!.toLowerCase()))
    return `${isOver ? 'Led' : 'Lead'} ${counted[0]} as ${lowered(role)}${rest.slice(counted[0].length)}`;
  // "Served as" would be no better than "Acted as".
  if (/^act(?:ed)? as /i.test(opening) && rest === text.slice(opening.length)) return undefined;
  const preposition = opening.trim().split(' ').at(-1)!.toLowerCase();
  return `${isOver ? 'Served' : 'Serve'} as ${lowered(role).replace(/^(the )?go to\b/, '$1go-to')} ${preposition} ${rest}`;
}

/**
 * Converts the actions that follow a role to gerunds: ", I greet" to ", greeting". Returns undefined if "I" would
 * remain.
 */
function withDeedsBeside(rest: string): string | undefined {
  const [match, deeds = '', end = ''] = OWN_DEEDS.exec(rest) ?? [];
  if (match === undefined) return /\bI\b/.test(rest) ? undefined : withLastGerundJoined(rest);
  // In "all settled in 3 weeks because I did home visits", the clause gives a reason rather than another action.
  if (REASON.test(rest.slice(0, -match.length))) return undefined;
  const doing =
    convertVerbs(deeds, 'base', 'gerund', true) ?? convertVerbs(deeds, 'past', 'gerund', true) ?? withOneDeed(deeds);
  return doing && `${rest.slice(0, -match.length)}, ${doing}${end}`;
}

/** Converts a single verb with several objects: "do 1-2-1s and the rota" becomes "doing 1-2-1s and the rota". */
function withOneDeed(deeds: string): string | undefined {
  const verb = firstWord(deeds);
  const gerund = (verbIn('base', verb) ?? verbIn('past', verb))?.gerund;
  const others = deeds.split(/,\s|\sand\s/).slice(1);
  const isOne = others.every((item) => !isVerb(firstWord(item)) || /ing$/.test(firstWord(afterFirstWord(item))));
  return gerund && isOne ? gerund + deeds.slice(verb.length) : undefined;
}
