import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord } from '../../text/words.js';

const OPENING =
  /^(?:I(?:['’]ve|\s+have)\s+(?:also\s+)?|I\s+(?:(?:also|then|currently|personally|mainly)\s+)?)([a-z]+)\b/;
const OPENING_STATE =
  /^I(?:['’]?m|\s+am|\s+was|['’]ve been|\s+have been)\s+(?:also\s+|currently\s+)?(responsible|in charge|tasked|accountable|involved)\b/;
/** Matches an empty introduction: "In this role, I". */
const WHERE =
  /^(?:in this (?:role|job|position)|in my role|during my time (?:here|there|at the [a-z]+)|while (?:here|there)|at this job),? I\b/i;
/** Matches self-praise at the start of a bullet: "Being a people person, I …". */
const BEING =
  /^being (?:an? |very )?[^,;.\d]{0,40}(?:people person|passion|hard[- ]?working|motivated|driven|team player|self[- ]starter|go[- ]getter)[^,;.\d]{0,40},? I\b/i;
const OFTEN =
  /^(?:on a (daily|weekly|monthly) basis|(?:every|each) (day|week|month|morning|evening|shift|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)),? I ([^.]*)(\.?)$/i;
const IN_YEAR = /^(in (?:19|20)\d\d),? I ([^.,;]*)(\.?)$/i;
/** Matches a role at the start, to be moved to the end of the bullet: "As a Year 4 teacher I was responsible for …". */
const AS_ROLE = /^as ((?:an?|the (?:only|sole|first|main)) [a-z][\w -]{2,40}?),? I (?!am\b)([^.;]{6,220})(\.?)$/i;
/** Matches the start of a present action: "I am making". Excludes wishes, which are not work: "I am looking for". */
const DOING_NOW =
  /^I(?: am|['’]m) (?!(?:also |currently )?(?:willing|hoping|looking|being|going|trying|seeking)\b)(?=(?:also |currently )?[a-z]{3,}ing\b)/i;
const WHO_DID = /^(?:I )?was the (?:person|one) (?:who|that)\s+/i;
const LATER = /(,?(?<!\s)\s+(?:and|but|plus)|,)\s+(?:also\s+)?I\s+(?:also\s+)?(?!(?:think|believe|guess)\b)([a-z]+)\b/g;
/**
 * Matches a clause with another subject before "and I". If "I" were removed, that subject would seem to do both
 * actions: "it changed the reserve and I presented it".
 */
const OTHER_SUBJECT_BEFORE =
  /(?:,|[.;]|\band|\bbut) (?:(?:it|this|that|they|he|she|we) |(?:the|our|my) [a-z]+ (?:[a-z]+ed|went|came|got|was|were|gave|said|took|made|won|sold|had|has|is|are) )(?:[^,;.]|[.,](?=\d)){1,80}(?:,? and|,? but|,? plus|,) (?:also )?I\b/i;
/**
 * Matches "my" before nouns such as "team", where it is implied. Excludes managers and parts of a group: without "my",
 * "70% of my clients" would mean 70% of all clients.
 */
const MINE =
  /(?<!\b(?:\d+|half|third|quarter|most|all|many|some|none|one|two|three) of )(?<!% of )\b([Mm])y (?!own\b)(?=(?:\w+\s+)?(?:team|department|unit|ward|class|classes|students|pupils|patients|clients|customers|shift|store|shop|colleagues|company|office|school|line|crew|staff|region|territory)\b)/g;

/** Matches "My team and I", in which "I" is only part of the subject. */
const AND_I = /\bmy [\w ]{1,40} and I\b/i;

/** Removes "I" and "my" where the meaning stays the same. */
export function withoutFirstPerson(text: string): string {
  if (AND_I.test(text) || OTHER_SUBJECT_BEFORE.test(text)) return text;
  const opened = text
    .replace(WHERE, 'I')
    .replace(BEING, 'I')
    .replace(WHO_DID, 'I ')
    .replace(/ I was the (?:one|person) (?:who|that) (?:done|did)\b/gi, ' I did')
    .replace(/^I have (?=(?:also )?[a-z]+ed\b)/i, 'I ')
    .replace(/^have (?=[a-z]+ed\b)(?!been\b)/i, '')
    .replace(AS_ROLE, (_, role: string, deed: string, end: string) => `I ${deed}, as ${role}${end}`)
    .replace(/^currently,? I (?!am\b)/i, 'I ')
    .replace(IN_YEAR, (_, when: string, deed: string, end: string) => `I ${deed} ${when.toLowerCase()}${end}`)
    .replace(
      OFTEN,
      (_, adverb: string | undefined, unit: string, deed: string, end: string) =>
        `I ${deed} ${adverb ?? `every ${/.day$/i.test(unit) ? capitalized(unit) : unit}`}${end}`,
    )
    .replace(/^I (?=(?:was|were) [a-z]{3,}ing\b)/i, '')
    .replace(DOING_NOW, 'Am ')
    .replace(/^I (?=(?:had to|used to|would|could|was able to|managed to)\b)/i, '')
    .replace(/^I came up with\b/i, 'Came up with')
    .replace(OPENING_STATE, (_, state: string) => capitalized(state))
    .replace(OPENING, (match, word: string) =>
      isKnown(word) || /^[a-z]{3,}ed$/.test(word) ? capitalized(word) : match,
    );
  // "First point of contact, I greet all visitors" needs its subject. "My clients rebook" needs "my", because it is not
  // true of all clients.
  if (!opensWithVerb(opened)) return opened;
  return opened
    .replace(LATER, (match, joint: string, word: string) =>
      isKnown(word) ? `${joint.replace(/^,? plus$/, ' and')} ${word}` : match,
    )
    .replace(MINE, (_, my: string) => (my === 'M' ? 'The ' : 'the '));
}

const opensWithVerb = (text: string): boolean => isKnown(firstWord(text)) || /^[a-z]+(?:ed|ing)\b/i.test(text);

const OTHER_VERBS = new Set(['had', 'helped', 'help', 'worked', 'work', 'participated']);
const isKnown = (word: string): boolean =>
  OTHER_VERBS.has(word) || verbIn('past', word) !== undefined || verbIn('base', word) !== undefined;
