import { relevanceIn, type JobRequirements } from '../letters/evidence/proven-skills.js';
import { withArticle } from '../letters/evidence/short-role.js';
import { heldOnly } from '../resume/held-only.js';
import type { ResumeData } from '../resume/resume-data.js';
import { listed } from '../rewrite/summary/summary-sentences.js';
import { yearsOfExperience } from '../rewrite/reading/years-of-experience.js';
import { evidenceOf, quoted, type Evidence } from './evidence.js';
import { bulleted, type JobAimedAt } from './job-aimed-at.js';
import { askedSkillNames, credentialNames } from './own-skills.js';

const MAX = { evidence: 5, skills: 8, reason: 140 } as const;
/** Minimum number of years of experience that count as an argument for higher pay. */
const MIN_YEARS = 2;

export interface SalaryParts {
  /** The user's strongest results, worded as arguments for higher pay. */
  evidence: readonly string[];
  phrases: readonly string[];
}

/**
 * Composes a salary negotiation guide without a language model: preparation, the user's strongest evidence, and
 * phrases. It contains no market figures, only the pay in the posting and blanks for figures that the user looks up.
 * Deterministic.
 * @param pay as worded in the job description; '' if the description states no pay
 * @param now date at which current jobs are assumed to end
 */
export function composeSalaryGuide(
  resume: ResumeData,
  profile: JobRequirements | null,
  job: JobAimedAt,
  pay: string,
  now: Date,
): string {
  // A certificate that the user does not hold yet cannot justify higher pay.
  return salaryText(salaryParts(heldOnly(resume, now), profile, job, now), pay);
}

function salaryParts(data: ResumeData, profile: JobRequirements | null, job: JobAimedAt, now: Date): SalaryParts {
  const evidence = evidenceOf(data, profile).slice(0, MAX.evidence);
  const skills = askedSkillNames(data, profile).slice(0, MAX.skills);
  const relevance = relevanceIn(profile);
  const papers = credentialNames(data).filter((name) => relevance(name) > 0);
  const years = yearsOfExperience(data, now);
  return {
    evidence: [
      ...evidence.map(quoted),
      ...(years >= MIN_YEARS ? [`${years} years of work, by the dates on your resume`] : []),
      ...(skills.length === 0 ? [] : [`Skills from the job description that you have: ${listed(skills)}`]),
      ...(papers.length === 0 ? [] : [`Credentials from the job description that you hold: ${listed(papers)}`]),
    ],
    phrases: phrasesFor(job.role, reasonOf(evidence)),
  };
}

/** Formats a salary guide whose content was written by the built-in rules or by a language model. */
export const salaryText = ({ evidence, phrases }: SalaryParts, pay: string): string =>
  [
    'This guide names no market figures: they differ by place and by month. Fill in everything in square brackets.',
    'BEFORE YOU TALK',
    bulleted([...PREPARATION.slice(0, 1), ...offered(pay), ...PREPARATION.slice(1)]),
    'YOUR STRONGEST EVIDENCE',
    evidence.length === 0
      ? 'Your resume has no results yet. Add the results of your work first: they are your strongest argument about pay.'
      : bulleted(evidence),
    'WHAT TO SAY',
    bulleted(phrases),
    'WHAT ELSE YOU CAN NEGOTIATE',
    bulleted(BESIDES),
    'AFTERWARDS',
    bulleted(AFTERWARDS),
  ].join('\n\n');

const PREPARATION = [
  'Find out what this work pays where you would do it, from at least three sources: official statistics, job ads that state the pay, people who do this work.',
  'Write down three numbers: what you will ask for [your opening], what you would be happy with [your goal], and the least you would accept [your limit].',
  'Count everything: base pay, bonus, retirement, days off, hours, travel.',
  'Choose two pieces of your evidence for this job and say them aloud once.',
  'Let the employer name a figure first if you can. If you cannot, name a range whose lower end you would accept.',
];

const offered = (pay: string): string[] =>
  pay === ''
    ? []
    : [
        `The job description states “${pay}”. Decide which amount you can justify and with which evidence; start with it unless your own research points higher.`,
      ];

/** Returns the strongest result that is short enough for one sentence. */
function reasonOf(evidence: readonly Evidence[]): string {
  const claim = evidence.find(
    ({ claim: candidate }) => candidate?.subject === 'I' && candidate.text.length <= MAX.reason,
  )?.claim;
  if (!claim) return 'because [one piece of your evidence]';
  const at = claim.job.company === '' ? '' : `at ${claim.job.company} `;
  return `because ${at}I ${claim.text}`;
}

const phrasesFor = (role: string, reason: string): string[] => [
  `If asked what you expect: “Based on what I found for ${role === '' ? 'this work' : withArticle(role)} in this area, I am looking for [your range]. What is the budget for this position?”`,
  'If asked what you earn now: “I would rather talk about this job and what it is worth to you. I am looking for [your range].”',
  `If the offer is low: “Thank you, I would like to work here. I was expecting [your goal], ${reason}. How close can you get?” Then wait for the answer.`,
  'If the employer cannot go higher: “I understand. When could we look at it again, and what would I need to have done by then?”',
  'If you need time: “Thank you. May I give you my answer by [day]?”',
];

const BESIDES = [
  'Start date, hours, working from home if the job allows it',
  'Days off, training, licenses and certificates that the employer pays for',
  'A signing bonus, or a review of pay after six months with agreed goals',
];

const AFTERWARDS = [
  'Ask for all of it in writing before you give notice anywhere.',
  'Say thank you, even if you decline.',
];
