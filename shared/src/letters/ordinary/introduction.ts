import { inWords } from '../../text/number-words.js';
import { inSentence, withArticle } from '../evidence/short-role.js';

const WITH_YEARS =
  /^I(?: am|’m) (an? .{2,80}?) with (\d+) years of experience,(?: and I)? (currently|most recently)(?: work(?:ed)? as (an? .{2,80}?))? at (.+)$/;
/**
 * Matches a title together with a different role: "I am an OT Student, and I currently work as a Support Worker at
 * Elm".
 */
const BESIDE_ROLE = /^I(?: am|’m) an? .{2,80}?, and I (currently work|most recently worked) as (an? .{2,80}?) at (.+)$/;
const WITHOUT_YEARS = /^I(?: am|’m) (an? .{2,80}?), (currently|most recently)(?: working as (an? .{2,80}?))? at (.+)$/;

/** Matches the user's business: "I am an Electrician with 14 years of experience, currently self-employed at Elm". */
const OWN_BUSINESS =
  /^I(?: am|’m) (an? .{2,80}?)(?: with (\d+) years of experience)?, currently self-employed at (.+)$/;
const SELF_EMPLOYED =
  /^I(?: am|’m) (an? .{2,80}?)(?: with (\d+) years of experience)?, currently(?: as an? .{2,60}?)? self-employed\.$/;

/**
 * Rewords "I am a Nurse …" to "As a Nurse with five years of experience, I currently work at Elm House", because the
 * cover letter already has a sentence that begins with "I am applying".
 * @param role role in the latest job, used before the employer's name instead of the user's title; '' if unknown
 */
export function introduced(who: string, role = ''): string {
  const [, title = '', years = '', when = '', post, company = ''] = WITH_YEARS.exec(who) ?? [];
  if (title !== '')
    return `As ${title} with ${inWords(Number(years))} years of experience, I ${worked(when)}${post ? ` as ${post}` : ''} at ${company}`;
  const [, work = '', job = '', employer = ''] = BESIDE_ROLE.exec(who) ?? [];
  if (work !== '') return `I ${work} as ${job} at ${employer}`;
  const [, trade = '', since = '', business = ''] = OWN_BUSINESS.exec(who) ?? [];
  if (trade !== '')
    return since === ''
      ? `I am currently self-employed as ${trade} at ${business}`
      : `As ${trade} with ${inWords(Number(since))} years of experience, I am currently self-employed at ${business}`;
  const [, worker = '', count = ''] = SELF_EMPLOYED.exec(who) ?? [];
  if (worker !== '')
    return count === ''
      ? `I currently work for myself as ${worker}.`
      : `As ${worker} with ${inWords(Number(count))} years of experience, I currently work for myself.`;
  const [, name = '', time = '', as, at = ''] = WITHOUT_YEARS.exec(who) ?? [];
  if (name === '')
    return who.replace(/^I have (\d{1,2}) years/, (_, years: string) => `I have ${inWords(Number(years))} years`);
  return `I ${time === 'currently' ? 'work' : 'most recently worked'} as ${as ?? (role === '' ? name : withArticle(inSentence(role)))} at ${at}`;
}

const worked = (when: string): string => (when === 'currently' ? 'currently work' : 'most recently worked');
