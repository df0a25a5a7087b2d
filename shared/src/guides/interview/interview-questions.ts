import { mentionsOf, relevanceIn, type JobRequirements } from '../../letters/evidence/proven-skills.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { listed } from '../../rewrite/summary/summary-sentences.js';
import { evidenceOf, quoted, type Evidence } from '../evidence.js';
import { ownSkillNames } from '../own-skills.js';
import { followUp } from './follow-up.js';
import { isSameCredential } from './same-credential.js';
import { softQuestion } from './soft-questions.js';

export interface InterviewQuestion {
  question: string;
  answer: string[];
}

const MAX = { hard: 5, listed: 4, soft: 4, stories: 8, clause: 110 } as const;

type Term = JobRequirements['terms'][number];

/** Wordings of the question about a hard skill. They are used in turn, so that consecutive questions differ. */
const HARD_QUESTIONS: readonly ((skill: string) => string)[] = [
  (skill) => `What is your experience with ${skill}?`,
  (skill) => `Walk me through a piece of work that involved ${skill}.`,
  (skill) => `How did you start working with ${skill}, and where did you use it last?`,
];

/**
 * Composes questions about the requirements of the job. Each question has a bullet of the user as evidence if there is
 * one, preferably one that no other question uses.
 */
export function interviewQuestions(data: ResumeData, profile: JobRequirements | null): InterviewQuestion[] {
  const stories = new Stories(evidenceOf(data, profile));
  const termsOfKind = (kind: Term['kind']): Term[] =>
    (profile?.terms ?? []).filter((term) => term.kind === kind).sort((a, b) => b.importance - a.importance);
  const hard = termsOfKind('hard').map((term) => ({ term, isAbout: speaksOf(term) }));
  const provable = hard.flatMap((skill) => stories.fresh(skill.isAbout).map((answer) => ({ ...skill, answer })));
  const ofWork = provable.map(({ term, answer }, index) => ({
    question: HARD_QUESTIONS[index % HARD_QUESTIONS.length]!(term.text),
    answer,
  }));
  const ownSkills = ownSkillNames(data, profile);
  const isListed = ({ isAbout }: (typeof hard)[number]): boolean => ownSkills.some(isAbout);
  const rest = hard.slice(0, 2 * MAX.hard).filter(({ isAbout }) => !stories.has(isAbout));
  const isMentioned = ({ term }: (typeof hard)[number]): boolean => textsOf(data).some(mentionsOf(term));
  const soft = distinct(
    termsOfKind('soft').flatMap((term) => {
      const softSkill = softQuestion(term.text);
      if (!softSkill) return [];
      return [
        {
          question: softSkill.question,
          fits: [speaksOf(term), (bullet: string) => softSkill.shows?.test(bullet) ?? false],
        },
      ];
    }),
  )
    .slice(0, MAX.soft)
    .map(({ question, fits }) => ({ question, answer: stories.answer(...fits) ?? [fromMemory(data)] }));
  return [
    ...ofWork,
    ...listedOnly(
      [...new Map(rest.map(({ isAbout }) => [ownSkills.find(isAbout) ?? '', lineAbout(data, isAbout)])).entries()]
        .filter(([skill]) => skill !== '')
        .map(([skill, line]) => ({ skill, line })),
    ),
    ...notNamed(rest.filter((skill) => !isListed(skill) && !isMentioned(skill)).map(({ term }) => term.text)),
    ...soft,
    ...papers(data, [...termsOfKind('certificate').slice(0, 3), ...termsOfKind('degree').slice(0, 1)]),
    ...stories.unused(Math.max(2, MAX.stories - ofWork.length - soft.length)).map(ownQuestion),
  ];
}

/** The user's bullets, as material for answers. A bullet is used again only if no unused bullet is suitable. */
class Stories {
  private readonly used = new Set<Evidence>();

  constructor(private readonly all: readonly Evidence[]) {}

  has = (isFit: IsFit): boolean => this.all.some(({ bullet }) => isFit(bullet));

  /**
   * @param fits suitable bullets, best first
   * @returns undefined if no bullet is suitable
   */
  answer(...fits: IsFit[]): string[] | undefined {
    const fitting = fits.flatMap((isFit) => this.all.filter(({ bullet }) => isFit(bullet)));
    const fresh = fitting.find((evidence) => !this.used.has(evidence));
    if (!fresh) return fitting[0] && [`The same story as above, from this angle: ${quoted(fitting[0])}`];
    return this.tell(fresh);
  }

  /**
   * Returns material for an answer: an unused bullet, and advice for the follow-up question. Returns an empty list if
   * every suitable bullet is used, so that two skills in one bullet lead to only one question, or if `MAX.hard` bullets
   * are used.
   */
  fresh(isFit: IsFit): string[][] {
    const found = this.all.find((evidence) => isFit(evidence.bullet) && !this.used.has(evidence));
    return found && this.used.size < MAX.hard ? [this.tell(found)] : [];
  }

  unused = (most: number): Evidence[] => this.all.filter((evidence) => !this.used.has(evidence)).slice(0, most);

  private tell(evidence: Evidence): string[] {
    this.used.add(evidence);
    return [`Your story: ${quoted(evidence)}`, followUp(evidence.bullet)];
  }
}

type IsFit = (bullet: string) => boolean;

const speaksOf = (term: Term): ((text: string) => boolean) => {
  const relevance = relevanceIn({ title: null, terms: [{ ...term, importance: 1 }] });
  return (text) => relevance(text) > 0;
};

/** Composes a question about a bullet: "Your resume says that you cut falls by 20%. How did you do that?". */
function ownQuestion(evidence: Evidence): InterviewQuestion {
  const { claim, bullet } = evidence;
  const clause =
    claim?.text
      .split(/[;:]\s|\s[–—]\s|\(|\.\s/u)[0]!
      .trimEnd()
      .replace(/(?<![.,])[.,]+$/, '') ?? '';
  const isSayable = clause !== '' && clause.length <= MAX.clause && !/\b(?:I|my|me|our|we)\b/.test(clause);
  return {
    question: !isSayable
      ? 'What is the story behind this line of your resume?'
      : claim?.subject === 'I was'
        ? `Your resume says that you were ${clause}. What led to that?`
        : `Your resume says that you ${clause}. How did you do that?`,
    answer: [`Your story: ${quoted(evidence)}`, followUp(bullet)],
  };
}

/** A skill that the resume lists. `line` is the first bullet in any job about the skill; '' if there is none. */
interface ListedSkill {
  skill: string;
  line: string;
}

/**
 * Combines all skills that no strong bullet proves into one question, because the user prepares for each of them in the
 * same way.
 */
function listedOnly(skills: readonly ListedSkill[]): InterviewQuestion[] {
  const named = skills.slice(0, MAX.listed);
  if (named.length === 0) return [];
  const bare = named.filter(({ line }) => line === '').map(({ skill }) => skill);
  const these = bare.length < named.length ? listed(bare) : named.length > 1 ? 'these' : 'it';
  const unproven = bare.length === 0 ? '' : `No line about your jobs mentions ${these} yet. `;
  return [
    {
      question: `You list ${listed(named.map(({ skill }) => skill))} among your skills. Where have you used ${named.length > 1 ? 'them' : 'it'}?`,
      answer: [
        `${unproven}Have one true example of each:`,
        ...named.map(
          ({ skill, line }) =>
            `- ${skill}: ${line === '' ? '[where, and with what result]' : `${line}: [with what result]`}`,
        ),
      ],
    },
  ];
}

/**
 * Returns the first bullet about a skill, in quotation marks. The bullet may be too weak to be the main example of an
 * answer.
 */
function lineAbout({ experience }: ResumeData, isAbout: IsFit): string {
  const bullet = experience
    .flatMap(({ bullets }) => bullets)
    .map(cleanLine)
    .find(isAbout);
  return bullet === undefined ? '' : `“${bullet.replace(/\.$/, '')}”`;
}

const textsOf = ({ summary, skills, experience, education, certifications, extras }: ResumeData): string[] => [
  summary.text,
  ...skills,
  ...experience.flatMap(({ role, bullets }) => [role, ...bullets]),
  ...education.map(({ degree }) => degree),
  ...certifications.map(({ name }) => name),
  ...extras.projects.flatMap(({ name, description }) => [name, description]),
  ...extras.volunteer.flatMap(({ role, description }) => [role, description]),
];

function notNamed(skills: readonly string[]): InterviewQuestion[] {
  const named = skills.slice(0, MAX.listed);
  if (named.length === 0) return [];
  return [
    {
      question: `This job also calls for ${listed(named)}. How much of that have you done?`,
      answer: [
        `Your resume does not mention ${named.length > 1 ? 'these' : 'it'}. Where you have done it, add it to your resume before you send it.`,
        'Where you have not, say so: “I have not done that yet. The closest I have done is [your closest experience], and I would learn the rest by [how].”',
      ],
    },
  ];
}

function fromMemory({ experience }: ResumeData): string {
  const places = [...new Set(experience.map(({ company }) => cleanLine(company)).filter(Boolean))].slice(0, 2);
  const where = places.length === 0 ? '' : ` from your time at ${places.join(' or ')}`;
  return `No single line of your resume shows this. Choose one true story${where}: [your story].`;
}

function papers(data: ResumeData, terms: readonly Term[]): InterviewQuestion[] {
  if (terms.length === 0) return [];
  const line = (parts: readonly string[]): string => parts.map(cleanLine).filter(Boolean).join(', ');
  const certificates = data.certifications.map(({ name, issuer, year }) => line([name, issuer, year]));
  const degrees = data.education.map(({ degree, school, year, graduationDate }) =>
    line([degree, school, graduationDate || year]),
  );
  const lines = terms.map((term) => {
    const found = [...certificates, ...degrees].find(speaksOf(term));
    if (found && (term.kind === 'degree' || isSameCredential(term.text, found)))
      return `- ${term.text}: your resume has it (${found}). Have the document at hand.`;
    if (found) return `- ${term.text}: your resume names ${found}. Be ready to say how that compares.`;
    // A degree with another name may meet the requirement, so the answer never says that the required degree is
    // missing.
    return term.kind === 'degree' && degrees[0]
      ? `- ${term.text}: your resume names ${degrees[0]}. Be ready to say how that compares.`
      : `- ${term.text}: not on your resume. Say [what you have instead, or by when you could have it].`;
  });
  const question = 'Which of the licenses, certificates and degrees that we ask for do you have?';
  return [{ question, answer: lines }];
}

const distinct = <Entry extends { question: string }>(entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.question, entry])).values()].toReversed();
