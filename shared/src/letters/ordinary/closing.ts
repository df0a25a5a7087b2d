import type { ResumeData } from '../../resume/resume-data.js';
import { listed } from '../../rewrite/summary/summary-sentences.js';
import { cleanLine } from '../../text/text.js';
import { contentOf } from '../notes/posting-overlap.js';
import { demandedByName } from './demanded-skills.js';
import type { Frames } from './varied-frames.js';
import { provenSkills, type JobRequirements } from '../evidence/proven-skills.js';

const MAX_SKILLS = 3;
const HAS_PARTS = / and |&|\//;
/** Matches names that end with sentence punctuation: "How Does Learning Happen?". */
const HAS_END = /[?!.]$/;
const MIN_MATCH = 0.7;
/** A sentence names a single skill only if the skill matches the job description at least this well. */
const ENOUGH_ALONE = 1.2;
const MAX_SKILL_WORDS = 5;
/** Matches skills that cannot follow "experience with", such as licenses and personal qualities. */
const NO_EXPERIENCE =
  /\b(?:record|licen[cs]e|card|ticket|certified|certificate|transport|transportation|wpm|duties|basics?|beginner|familiar\p{L}*|awareness|theory|communication|team[- ]?work(?:ing)?|leadership|problem[- ]solving|attention to detail|time management|organi[sz]ation(?:al)?|flexib\p{L}*|adaptab\p{L}*|initiative|able|willing|years?|clean|fluent|native|english|spanish|french|german|polish|bilingual)\b|[\d,]/iu;

/**
 * Returns a list of the user's skills that the job description mentions and the cover letter does not: "IV starts and
 * discharge planning".
 */
export function skillsToBring(
  data: ResumeData,
  profile: JobRequirements | null,
  { match, said, jdText }: { match: (text: string) => number; said: string; jdText: string },
): string {
  const demanded = demandedByName(data.skills, jdText, said);
  const proven = provenSkills(data, profile);
  const known = new Set(contentOf(said));
  const isNew = (skill: string): boolean => {
    const words = contentOf(skill);
    return words.filter((word) => !known.has(word)).length * 2 >= words.length;
  };
  const fitting = [...proven.asked, ...proven.others]
    .map((skill) => ({ skill, worth: match(skill) }))
    .filter(
      ({ skill, worth }) =>
        worth >= MIN_MATCH && skill.split(' ').length <= MAX_SKILL_WORDS && !NO_EXPERIENCE.test(skill) && isNew(skill),
    )
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ skill }) => asWord(skill, jdText))
    .filter((skill) => !demanded.some((name) => name.toLowerCase().includes(skill.toLowerCase())));
  const skills = [...demanded, ...fitting];
  const most = demanded.length > 0 ? MAX_SKILLS + 1 : MAX_SKILLS;
  // Only the last item may contain "and" or end with punctuation, so that the list stays readable.
  const long = skills.find((skill) => HAS_PARTS.test(skill)) ?? skills.find((skill) => HAS_END.test(skill));
  const short = skills
    .filter((skill) => !HAS_PARTS.test(skill) && !HAS_END.test(skill))
    .slice(0, long === undefined ? most : most - 1);
  if (skills.length === 1 && demanded.length === 0 && match(skills[0]!) < ENOUGH_ALONE) return '';
  if (long === undefined) return listed(short);
  return short.length === 0
    ? long
    : short.length === 1
      ? `${short[0]!} and ${long}`
      : `${short.join(', ')}, and ${long}`;
}

/** Lower-cases a word if the texts contain any form of it in lower case: "Displays" because of "display stock". */
function asWord(skill: string, texts: string): string {
  if (!/^\p{Lu}\p{Ll}+$/u.test(skill)) return skill;
  const [root] = contentOf(skill);
  const isPlain = texts.split(/[^\p{L}]+/u).some((word) => /^\p{Ll}/u.test(word) && contentOf(word)[0] === root);
  return root !== undefined && isPlain ? skill.toLowerCase() : skill;
}

const RANKS: readonly RegExp[] = [
  /\b(?:trainee|apprentice|junior|assistant|deputy|helper)\b/i,
  /\b(?:senior|lead|leader|supervisor|team lead|foreman|charge|sous|head)\b/i,
  /\b(?:manager|director|chief|principal|executive)\b/i,
];

/**
 * Returns the rank of a title, from 0 for trainees and assistants to 3 for managers; 1 if the title does not name a
 * rank.
 */
const rankOf = (title: string): number =>
  RANKS[0]!.test(title) ? (RANKS[2]!.test(title) ? 1.5 : 0) : RANKS[2]!.test(title) ? 3 : RANKS[1]!.test(title) ? 2 : 1;

const MIN_ROOT = 4;

const sharesRoot = (one: string, other: string): boolean => {
  const roots = (title: string): string[] =>
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !RANKS.some((rank) => rank.test(word)))
      .map((word) => word.slice(0, MIN_ROOT));
  const known = roots(other);
  return roots(one).some((root) => known.includes(root));
};

/** Returns whether a role is the next step after a title: a higher rank in the same line of work. */
export const isNextStep = (role: string, title: string): boolean =>
  role !== '' && title !== '' && rankOf(role) > rankOf(title) && sharesRoot(role, title);

const MAX_PHONE_LENGTH = 24;

/** Offers to talk, with the phone number if the resume has one. */
export function offerToTalk(data: ResumeData, { talk }: Frames): string {
  const phone = cleanLine(data.personal.phone);
  return phone === '' || phone.length > MAX_PHONE_LENGTH || !/\d{3}/.test(phone)
    ? 'I would be glad to talk about the job whenever it suits you.'
    : talk(phone);
}
