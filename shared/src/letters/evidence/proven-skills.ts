import { skillsImplying } from '../../ats/match/implied-skills.js';
import { AMBIGUOUS_NAMES } from '../../keywords/posting/ambiguous.js';
import { phraseKey } from '../../keywords/posting/tokenize.js';
import { stemOf, tokensOf } from '../../text/tokens.js';
import type { JobProfileView } from '../../contract/ai.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { TECHNICAL_SKILLS } from '../../skills/skill-groups.js';
import { cleanLine } from '../../text/text.js';
import { overlapWith } from '../notes/posting-overlap.js';
import { asDeeds } from './skill-as-deed.js';
import { namedSkills } from '../../rewrite/reading/named-skills.js';

export type JobRequirements = Pick<JobProfileView, 'title' | 'terms'>;
type Term = JobRequirements['terms'][number];

const MAX_SKILL_LENGTH = 45;

/** Returns a function that rates a text by the total importance of the required terms that it contains. */
export function relevanceIn(profile: JobRequirements | null): (text: string) => number {
  const terms = (profile?.terms ?? []).map((term) => ({ importance: term.importance, names: namesOf(term) }));
  return (text) => {
    const workText = stems(text);
    return terms.reduce(
      (sum, { importance, names }) => (names.some((name) => workText.includes(name)) ? sum + importance : sum),
      0,
    );
  };
}

/** Returns a function that checks whether a text names a term, or a skill that implies it, in any wording. */
export function mentionsOf(term: Term): (text: string) => boolean {
  const [names, written] = [namesOf(term), writtenNamesOf(term)];
  return (text) => {
    const workText = stems(text);
    return names.some((name) => workText.includes(name)) || written.some((name) => name.test(text));
  };
}

/** Weight of a word that a text shares with the job description. Required terms have their own weights. */
const SHARED_WORD = 0.25;
const MAX_SHARED = 1;

/**
 * Returns a function that rates a text by the required terms and other words that it shares with the job description.
 */
export function relevanceOf(profile: JobRequirements | null, jdText: string): (text: string) => number {
  const [asked, shared] = [relevanceIn(profile), overlapWith(jdText)];
  return (text) => asked(text) + Math.min(MAX_SHARED, shared(text) * SHARED_WORD);
}

export interface ProvenSkills {
  /** Skills that the job requires and that appear in a bullet, most important first. */
  asked: string[];
  /** All other skills in the resume; those that appear in a bullet are first. */
  others: string[];
}

/**
 * Returns the user's skills in the user's spelling. Never includes a skill that is missing from the resume, even if the
 * job requires it.
 */
export function provenSkills({ skills, experience }: ResumeData, profile: JobRequirements | null): ProvenSkills {
  const asked = relevanceIn(profile);
  const own = distinct(namedSkills(skills).filter((skill) => skill.length <= MAX_SKILL_LENGTH));
  const relevant = own.filter((skill) => asked(skill) > 0).sort((a, b) => asked(b) - asked(a));
  const workText = experience.flatMap(({ bullets }) => bullets.map(cleanLine)).join('\n');
  const workStems = stems(workText);
  const isShown = (skill: string): boolean => workStems.includes(stems(skill));
  const weightOf = (skill: string): number => (isShown(skill) ? 2 : 0) + (relevant.includes(skill) ? 1 : 0);
  const inWork = (profile?.terms ?? [])
    .filter(({ kind, known }) => known && kind === 'hard')
    .filter((term) => !own.some((skill) => namesOf(term).some((name) => stems(skill).includes(name))))
    .map((term) => spelledIn(workText, term))
    .filter((name) => name !== undefined);
  const texts = [workText, ...(profile?.terms ?? []).map(({ text }) => text)].join('\n');
  const inText = (skill: string): string => inSentence(skill, texts);
  return {
    asked: distinct([...relevant.filter(isShown), ...inWork]).map(inText),
    others: own
      .filter((skill) => !relevant.includes(skill) || !isShown(skill))
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .map(inText),
  };
}

const stems = (text: string): string => ` ${tokensOf(text).map(stemOf).join(' ')} `;
/** Returns the names of a term and of the skills that imply it, except skills whose names are everyday words. */
const namesOf = ({ text, aliases }: Term): string[] => {
  const names = [text, ...aliases];
  const implying = skillsImplying(names).filter((name) => !AMBIGUOUS_NAMES.has(phraseKey(name)));
  return [
    ...new Set([...names, ...implying, ...names.flatMap(asDeeds)].map(stems).filter((name) => name.trim() !== '')),
  ];
};

/**
 * Returns patterns for the names of skills that imply a term and are also everyday words. Such a name counts only with
 * a capital, and not at the start of a longer text: "a Django and React platform", but not "React to alarms".
 */
const writtenNamesOf = ({ text, aliases }: Term): RegExp[] =>
  skillsImplying([text, ...aliases])
    .filter((name) => AMBIGUOUS_NAMES.has(phraseKey(name)) && /^\p{Lu}/u.test(name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((name) => new RegExp(`(?<=\\S )${name}(?![\\p{L}\\p{N}])|^${name}$`, 'u'));

function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) if (!byKey.has(stems(text))) byKey.set(stems(text), text);
  return [...byKey.values()];
}

/** Returns a required term in the spelling of the text that contains it. */
function spelledIn(text: string, { text: asked, aliases }: Term): string | undefined {
  for (const name of [asked, ...aliases]) {
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`(?<=[\\p{L}\\p{N},;] )${pattern}(?![\\p{L}\\p{N}+#])`, 'iu').exec(text)?.[0];
    // A single everyday word that a bullet contains, such as "coffee", is not a skill.
    if (found !== undefined && found.length <= MAX_SKILL_LENGTH && /[\s\p{Lu}\d+#]/u.test(found)) return found;
  }
  return undefined;
}

const TECHNICAL = new Set(TECHNICAL_SKILLS);
/** Matches skills whose endings show that they are common nouns rather than product names, such as "scheduling". */
const COMMON =
  /(?:ing|tion|sion|ment|ship|ity|ance|ence|sis|ics|work|care|try|graphy|ology|ness|service|support|design|control|research|sales|writing)$/i;

/**
 * Lower-cases a skill for use within a sentence: "Negotiation" becomes "negotiation". A possible name keeps its
 * capital.
 * @param texts prose that shows whether the skill is a name: if it contains "conduit" in lower case, "Conduit" is not a
 * name
 */
function inSentence(skill: string, texts: string): string {
  const [first = '', ...rest] = skill.split(' ');
  const small = skill.toLowerCase();
  if (/^\p{Lu}\p{Ll}+$/u.test(skill) && !TECHNICAL.has(small) && texts.split(/[^\p{L}\p{N}]+/u).includes(small))
    return small;
  // "Nourish" in the middle of a sentence is the name of a program.
  if (new RegExp(`(?<=[\\p{Ll},] )${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(texts))
    return skill;
  const isUsual = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !TECHNICAL.has(skill.toLowerCase());
  const isSentenceCase = rest.length > 0 && rest.every((word) => /^[\p{Ll}-]+$/u.test(word));
  const isCommon = rest.length === 0 && COMMON.test(first);
  // In "Check-in / check-out" and "Moving & handling", the lower-case second word shows that the pair is not a name.
  const isPair = /^\p{Lu}[\p{Ll}-]+ [/&] [\p{Ll}-]+$/u.test(skill);
  if (isPair) return skill.charAt(0).toLowerCase() + skill.slice(1);
  return isUsual && (isSentenceCase || isCommon) && !TECHNICAL.has(first.toLowerCase())
    ? skill.charAt(0).toLowerCase() + skill.slice(1)
    : skill;
}
