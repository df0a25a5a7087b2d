import type { BulletAnswer, BulletBlank, BulletQuestion } from './bullet-answers.js';
import { readText } from '../../ats/bullets/text-facts.js';
import { PLACEHOLDER } from '../../english/wording.js';
import { LIMITS } from '../../resume/resume-data.js';
import { openingOf } from '../reading/bullet-opening.js';
import { claimsQuality } from './claimed-quality.js';
import { isAboutLeaving } from '../reading/leaving-a-job.js';
import { readNounPhrase, type NounPhrase } from '../reading/noun-phrase.js';
import { isOneVerbPhrase } from '../reading/one-verb-phrase.js';
import { afterDutyOpener, partInWork } from '../../english/openers.js';
import { causeQuestion } from './cause-question.js';
import { beginsWithVerb, isSentence, listQuestion, QUALIFICATION } from './list-question.js';
import { storyQuestion } from './story-question.js';
import { missingFactQuestion, vagueAmountQuestion } from './missing-fact.js';
import { outcomeQuestion } from './outcome-question.js';
import { withEnd } from './fill-bullet.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { inSentence } from '../reading/tidy.js';
import { capitalized, firstWord, lowered, wordSet } from '../../text/words.js';

/** Maximum number of characters in a bullet about which a question is asked. A longer bullet needs no further facts. */
const MAX_QUESTIONED_LENGTH = 260;
const WHAT_DONE = 'What exactly did you do?';
/** Asked about a bullet that names only the object of the work: "Cafe cover at weekends". */
const WHAT_AND_HOW_OFTEN = 'What did you do here, and how many or how often?';
const WHICH_VERB = 'Which verb says what you did here?';
const WHAT_PART = 'What was your own part in this?';
const WHAT_SHOWS = 'What did you do that shows this?';
const SHOWN = 'Kept 40 regular clients for three years';
/** Maximum number of words in a bullet that counts as too short to state what the author did. */
const MAX_UNSTATED_WORDS = 9;
/** Matches a verb after the first item of a list: "Front desk, booking appointments". */
const LATER_VERB =
  /(?:,|\sand|\)) (?:I )?(?:[a-z]{3,}ing (?:with |up |out |down )?[a-z]|(?:got|did|made|took|kept|ran|won|led|[a-z]{2,}ed) [a-z\d])/i;
const NO_OBJECT = wordSet('i im we our my he she they you up down out off away back there');
/** Matches bullets that do not name a specific task: "Various tasks as required". */
const SUNDRY =
  /^(?:various|general|other|any|all) (?:[\w-]+ ){0,3}(?:tasks|duties|jobs)(?: (?:as|when|where|if)(?: \w+){1,5})?\.?$/i;
const HEADING =
  /^(?:duties|responsibilities|achievements|accomplishments|highlights|projects|skills|experience|tasks|role|summary|references|other|misc|various|none|na|n\/a|present)\W*$/i;
/** Matches a bullet that states the kind of employment instead of the work: "Part time job, 10 hours per week". */
const EMPLOYMENT =
  /^(?:(?:part|full)[- ]?time|summer|seasonal|temporary|temp|casual|holiday|weekend|saturday) (?:job|role|work|position|employment)\b/i;
const ALL_OF = /^all (?:aspects|areas|kinds|types|sorts|parts) of /i;
const MAX_DID_WORDS = 12;
/** Matches "did" or "do" instead of a specific verb: "Did deliveries". */
const DID = /^(?:did|do) (?!not\b|n.t\b)/i;
/** Matches things that users build, improve, maintain and test: "service", "dashboard". */
const BUILT =
  /\b(?:services?|systems?|apps?|applications?|websites?|sites?|pages?|platforms?|tools?|software|features?|pipelines?|apis?|modules?|databases?|dashboards?|models?|plugins?|libraries|library|firmware|checkout|flow|interfaces?|scripts?|prototypes?|machines?|engines?|robots?)\b/i;
/** Verbs offered as answers for a bullet about a thing that matches `BUILT`. */
const PARTS = [
  ['build', 'built'],
  ['improve', 'improved'],
  ['maintain', 'maintained'],
  ['test', 'tested'],
] as const;

/**
 * Returns the first question that a coach would ask about a bullet: about the author's part, the amount of work or the
 * result, in this order. Returns undefined for a bullet that states all three, contains a blank, or is too long.
 * Guesses nothing: every word of an answer comes from the bullet, the question or the user.
 */
export function bulletQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const facts = readText(text);
  if (isAboutLeaving(text)) return undefined;
  if (facts.length === 0 || facts.hasBlank || PLACEHOLDER.test(text) || text.length > MAX_QUESTIONED_LENGTH)
    return undefined;
  // Answers append lower-case words, which do not fit a bullet in capitals.
  if (isShouted(text)) return undefined;
  // Praise needs an example as evidence: "Went above and beyond for every guest!".
  if ((text.endsWith('!') && !(facts.hasFigure && openingOf(text, isCurrent) === 'verb')) || claimsQuality(text))
    return taskQuestion(WHAT_SHOWS, '', []);
  if (facts.length === 1)
    return /^\p{L}{4,}[.,:;]?$/u.test(text) && !HEADING.test(text) ? taskQuestion(WHAT_DONE, '', []) : undefined;
  if (EMPLOYMENT.test(text)) return taskQuestion(WHAT_DONE, '', []);
  if (ALL_OF.test(text) && !isTold(text)) return taskQuestion(WHAT_DONE, text, []);
  const question =
    causeQuestion(text) ??
    ownershipQuestion(text, isCurrent) ??
    (SUNDRY.test(text) ? undefined : missingFactQuestion(text)) ??
    workOrOutcome(text, isCurrent) ??
    ((facts.hasResult && !isVague(text)) || isSpecific(text) || TELLS_WHY.test(text)
      ? undefined
      : vagueAmountQuestion(text)) ??
    (isWorkStated(text, isCurrent) || (facts.hasResult && !text.includes(';')) ? undefined : listQuestion(text)) ??
    (afterDutyOpener(text) === undefined ||
    /\d|\bno [a-z]+(?:s|ies)\b|^(?:I )?(?:was|were|am|have been) (?:also )?[a-z]+ing\b|^(?:was |were )?(?:responsible|accountable) for [a-z]+ing [a-z]/i.test(
      text,
    )
      ? undefined
      : taskQuestion(WHAT_DONE, '', [])) ??
    storyQuestion(text, isCurrent);
  if (!question) return undefined;
  const answers = question.answers.filter(({ bullet }) => bullet.length <= LIMITS.bulletLength);
  return answers.length === 0 ? undefined : { ...question, answers };
}

/** Returns whether a bullet begins with a verb and its object. In "Unlock, roll checks, escorts", it does not. */
function isWorkStated(text: string, isCurrent: boolean): boolean {
  if (/;.*;| \/ .* \/ /.test(text)) return false;
  if (/^\p{L}+(?:,[^,]+){4}/u.test(text) && !verbIn('past', firstWord(text))) return false;
  if (openingOf(text, isCurrent) === 'verb' || beginsWithVerb(text)) return true;
  return /\d/.test(text) && verbIn('base', firstWord(text)) !== undefined;
}

function workOrOutcome(text: string, isCurrent: boolean): BulletQuestion | undefined {
  if (
    openingOf(text, isCurrent) === 'verb' ||
    (DID.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= MAX_DID_WORDS)
  )
    // "Delivered several projects on time" states a result, but "several" still needs a number.
    return (readText(text).hasResult && !isVague(text)) || isSpecific(text) || TELLS_WHY.test(text)
      ? undefined
      : outcomeOf(text);
  return afterDutyOpener(text) === undefined ? nounQuestion(text, isCurrent) : undefined;
}

/** Matches a reason or an outcome without a number: "because I carried bags", ", we pass every inspection". */
const TELLS_WHY =
  /\bbecause (?:i|of my)\b|,? (?:and )?we (?:always )?(?:pass|passed) |\bevery time$|[,;] (?:and )?(?:i )?(?:have |has )?never (?:had|missed|failed|lost|been)\b|\bworked so well\b|\b(?:he|she|they|who) now\b|\bhelped (?:him|her|them)\b|\bwe kept\b|\bstarted (?:using|doing|copying) (?:it|this)\b|\b(?:who|which|and \w+) went from [^,;.]{1,60} to |\b(?:more|less|fewer|better|faster|quicker|longer) than (?:the |last |before|it |they |any|we )/i;
/** Returns whether a text has a vague word, such as "several" or "a lot", instead of a number. */
const isVague = (text: string): boolean =>
  /\b(?:several(?! times a)|various|numerous|multiple|many|a lot|lots of|loads of|a number of|significantly|greatly|considerably|dramatically|by a (?:good|fair) bit)\b/i.test(
    text,
  );

/** Matches names, codes and frequencies: "the Cardiff to Manchester line", "weekly per SOP-014". */
const SPECIFIC = /(?<=[a-z,] )(?:\p{Lu}\p{Ll}{2,}|\p{Lu}{2,}-?\d+|daily\b|weekly\b|monthly\b)/gu;
/** Minimum number of names, codes and frequencies that make a bullet specific even without a figure. */
const MIN_SPECIFIC = 2;
const MIN_SPECIFIC_WORDS = 7;
const isSpecific = (text: string): boolean =>
  (text.match(SPECIFIC)?.length ?? 0) >= MIN_SPECIFIC && text.split(/\s+/).length >= MIN_SPECIFIC_WORDS;

const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text);

/** Matches the statement that a proposal was adopted: "Suggested a new layout and it was implemented". */
const AND_ADOPTED =
  / (?:and|which) (?:it |this |they )?(?:was|were) (?:then |later )?(?:implemented|adopted|approved|accepted|introduced|rolled out)\.?$/i;

/**
 * Asks for a result. If the bullet has two sentences, asks about the first, because a result can only be appended to a
 * single action: "Supported pupils with SEN. Liaised with parents".
 */
function outcomeOf(text: string): BulletQuestion | undefined {
  const [, first = text, rest = ''] = /^(.+?[a-z)])(\. \p{Lu}.*)$/u.exec(text) ?? [];
  if (!isOneVerbPhrase(first.replace(AND_ADOPTED, '')) || /[.;!?]\s/.test(first) || (rest !== '' && /\d/.test(text)))
    return undefined;
  const question = outcomeQuestion(first);
  return (
    question && { ...question, answers: question.answers.map((each) => ({ ...each, bullet: each.bullet + rest })) }
  );
}

/** Matches a group as the subject: "We reorganized the store". */
const OF_GROUP =
  /^(?:as a team,? we|together we|we|our team|the team|my team) (?:all |also |successfully )?(?=[a-z]+ )/i;
/** Matches a professional body, whose members have no part to state: "member of the NRPSI register". */
const REGISTER =
  /\bmember of (?:the )?(?:[\w-]+ ){0,4}(?:register|association|society|institute|institution|college|chamber|union|federation)\b/i;

/**
 * Matches a statement of the author's own part in shared work: "Helped with the migration, mainly checking row counts".
 */
const OWN_PART = /, (?:mainly|mostly|chiefly|primarily|especially) (?:by )?[a-z]+ing\b/i;
/** Matches praise of the author's part that does not state what it was: "Played a key role in the merger". */
const PLAYED_PART =
  /^(?:i )?(?:played|play|had|have|took|take) (?:an? )?(?:(?:very )?(?:key|major|important|vital|crucial|big|leading|lead|active|central|pivotal|critical|integral|significant) )(?:role|part) in (?=\S)/i;
const AS_WORKER = /^(?:(?:was )?(?:work(?:ed|ing)|employed|hired|used|served) as|was an?)\b/i;

function ownershipQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const team = /^(?:was |am |i am |i was )?(?:an? |the )?(?:active |key )?(?:part|member) of (?=\S)/i.exec(text)?.[0];
  if (team !== undefined && /\bI [a-z]+/.test(text.slice(team.length))) return undefined;
  if (team !== undefined && !REGISTER.test(text))
    return taskQuestion(WHAT_PART, `as part of ${text.slice(team.length)}`, []);
  const played = PLAYED_PART.exec(text)?.[0];
  if (played !== undefined) return taskQuestion(WHAT_PART, `in ${text.slice(played.length)}`, []);
  const [we] = OF_GROUP.exec(text) ?? [];
  if (we !== undefined && !/\bI [a-z]/.test(text)) return partQuestion(text.slice(we.length), isCurrent);
  // A bullet with "I" already states the author's part.
  if (/\bI\b/.test(text) || AS_WORKER.test(text)) return undefined;
  const duty = afterDutyOpener(text);
  if (duty !== undefined) return dutyQuestion(text, duty, isCurrent);
  const part = partInWork(text, isCurrent);
  if (!part || OWN_PART.test(text)) return undefined;
  if (part.done === undefined) {
    // "Helped him stay in class by using timers" states how the author helped.
    if (/\bby [a-z]+ing\b/i.test(text)) return undefined;
    const isThing =
      /^work/i.test(text) && BUILT.test(part.rest.split(/\s(?:using|with|for|in|on|via|through)\s/, 1)[0]!);
    // "Helped on the tills" does not state what the author did there.
    const where = /^(?:help|assist|support)\w* (?:out )?(in|on) /i.exec(text)?.[1] ?? '';
    const about = where === '' || part.rest.startsWith(where) ? part.rest : `${where.toLowerCase()} ${part.rest}`;
    return taskQuestion(WHAT_PART, about, isThing ? partsOf(part.rest, isCurrent) : []);
  }
  return partQuestion(part.done, isCurrent);
}

/** Matches the people with whom the author did the work: "ran the fair with two colleagues". */
const WITH_PEOPLE =
  /\bwith (?:an?|one|two|three|four|\d+|another|other|my) (?:other )?(?:colleagues?|coworkers?|teammates?|classmates?|friends?|volunteers?|others?)\b/i;

/** Asks whether the author did the work alone, as part of a team or as the team's leader. */
function partQuestion(done: string, isCurrent: boolean): BulletQuestion | undefined {
  if (WITH_PEOPLE.test(done)) return undefined;
  if (
    !isOneVerbPhrase(done) ||
    (!/^did /i.test(done) && !verbIn('past', firstWord(done)) && !verbIn('base', firstWord(done)))
  )
    return undefined;
  const answers: BulletAnswer[] = [
    { label: 'I did it myself', bullet: capitalized(done), blanks: [] },
    {
      label: 'I did it with a team',
      bullet: withEnd(capitalized(done), ', in a team of [how many?]'),
      blanks: [{ blank: '[how many?]', label: 'People in the team', example: '4' }],
    },
  ];
  if (verbIn('past', firstWord(done)))
    answers.push({
      label: 'I led the team that did it',
      bullet: `${isCurrent ? 'Lead' : 'Led'} a team of [how many?] that ${done}`,
      blanks: [{ blank: '[how many?]', label: 'People you led', example: '4' }],
    });
  return { about: 'ownership', text: 'Did you do this yourself, or with others?', answers };
}

/**
 * Returns one answer for each verb that may state the author's part: "Worked on the billing service" becomes "Built the
 * billing service".
 */
const partsOf = (thing: string, isCurrent: boolean): BulletAnswer[] =>
  PARTS.map(([base, past]) => ({
    label: capitalized(isCurrent ? base : past),
    bullet: `${capitalized(isCurrent ? base : past)} ${lowered(thing)}`,
    blanks: [],
  }));

/** Asks about a duty that does not state what the author did: "Responsible for the stock room". */
function dutyQuestion(text: string, duty: string, isCurrent: boolean): BulletQuestion | undefined {
  if (!isOneVerbPhrase(duty)) return undefined;
  const kind = readNounPhrase(duty, isCurrent);
  if (isTold(duty) && !isOneDuty(text, duty, kind)) return undefined;
  return workQuestion(duty, isCurrent, kind);
}

function nounQuestion(text: string, isCurrent: boolean): BulletQuestion | undefined {
  const kind = readNounPhrase(text, isCurrent);
  if (kind === undefined || QUALIFICATION.test(text)) return undefined;
  if (kind === 'quality') return /\d/.test(text) ? undefined : taskQuestion(WHAT_SHOWS, '', []);
  if (/\d/.test(text) && / with (?:zero|no) [a-z]/i.test(text)) return undefined;
  return workQuestion(text, isCurrent, kind);
}

function workQuestion(about: string, isCurrent: boolean, kind: NounPhrase | undefined): BulletQuestion | undefined {
  // "Erecting, altering and striking scaffold" already contains verbs, so the author need not be asked for one.
  if (isTold(about) && (/^\p{L}+ing\b/iu.test(about) || isSentence(about))) return undefined;
  if (SUNDRY.test(about)) return taskQuestion(WHAT_DONE, '', []);
  // A list with a verb in a later item needs no other verb: "Front desk, booking appointments, chasing letters".
  if (isTold(about) && !/^(?:various|general|other)\b/i.test(about) && LATER_VERB.test(about)) return undefined;
  const choices = kind === 'work' ? carriedOut(about, isCurrent) : [];
  if (/ \/ .* \/ /.test(about)) return listQuestion(about);
  if (isTold(about) || choices.length > 0) return taskQuestion(WHICH_VERB, about, choices);
  if (/^(?:\w+ ){0,2}(?:project|dissertation|thesis)\b/i.test(about)) return taskQuestion(WHAT_PART, about, []);
  return listQuestion(about) ?? taskQuestion(WHAT_AND_HOW_OFTEN, about, [], true);
}

/**
 * Returns whether the duty can be the object of a single verb. In "Responsible for a team and for sales" and "tasked to
 * look into …", it cannot.
 */
function isOneDuty(text: string, duty: string, kind: NounPhrase | undefined): boolean {
  const opener = text.slice(0, text.length - duty.length);
  if (/\bto\s+$/i.test(opener) || /\b(?:and|plus) (?:also )?(?:for|to)\s/i.test(duty)) return false;
  return kind !== undefined || (/\bfor\s+$/i.test(opener) && !/[,;.:]|^\w+ing\b/.test(duty));
}

function taskQuestion(
  text: string,
  about: string,
  others: BulletAnswer[],
  asksHowOften = false,
): BulletQuestion | undefined {
  // No verb fits in place of "[what you did]" in "[what you did] look into why …".
  if (about !== '' && !followsVerb(about)) return undefined;
  const what: BulletBlank = {
    blank: '[what you did]',
    label: 'What you did',
    example: about === '' ? SHOWN : 'Prepared',
  };
  const often: BulletBlank = { blank: '[how many or how often?]', label: 'How many or how often', example: '40 a day' };
  const bullet = `[what you did] ${inSentence(about)}`.trim();
  const own: BulletAnswer = { label: 'In my own words', bullet, blanks: [what] };
  const counted: BulletAnswer = {
    label: 'With a number',
    bullet: withEnd(bullet, ` (${often.blank})`),
    blanks: [what, often],
  };
  return { about: 'ownership', text, answers: asksHowOften ? [...others, counted, own] : [...others, own] };
}

/** Returns whether a text can follow every verb that the user may choose: "the rota" can, "they were late" cannot. */
const followsVerb = (about: string): boolean => {
  const word = firstWord(about);
  // "It" at the beginning is a pronoun, unlike "IT" in "IT support".
  return (
    !NO_OBJECT.has(word) && !/^[Ii]t\b/.test(about) && (verbIn('base', word) === undefined || isAlsoNoun(word, 'base'))
  );
};

/** Returns whether a bullet has a figure or is long enough to state what exactly the author did. */
const isTold = (text: string): boolean => /\d/.test(text) || text.split(/\s+/).length > MAX_UNSTATED_WORDS;

const carriedOut = (about: string, isCurrent: boolean): BulletAnswer[] =>
  [
    ['Carry out', 'Carried out'],
    ['Handle', 'Handled'],
  ].map(([base, past]) => ({
    label: `I ${past!.toLowerCase()} these`,
    bullet: `${isCurrent ? base : past} ${inSentence(about)}`,
    blanks: [],
  }));
