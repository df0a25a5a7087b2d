import { provenSkills, type AskedFor } from '../letters/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import type { JobAimedAt } from './compose-interview.js';
import { evidenceOf, quoted } from './evidence.js';

const MOST = { evidence: 5, skills: 8 } as const;

export interface SalaryParts {
  /** What the person has shown, as they would put it on the table. */
  evidence: readonly string[];
  phrases: readonly string[];
}

/**
 * A guide to talking about pay by fixed rules: how to prepare, the person's strongest evidence, phrases. It knows no
 * market figures and so names none; the person's own go into the blanks. Deterministic.
 */
export function composeSalaryGuide(resume: ResumeData, profile: AskedFor | null, job: JobAimedAt): string {
  return salaryText(salaryParts(resume, profile, job), job);
}

function salaryParts(data: ResumeData, profile: AskedFor | null, job: JobAimedAt): SalaryParts {
  const { asked } = provenSkills(data, profile);
  const skills = asked.slice(0, MOST.skills).join(', ');
  return {
    evidence: [
      ...evidenceOf(data, profile).slice(0, MOST.evidence).map(quoted),
      ...(skills === '' ? [] : [`What they ask for and you have: ${skills}`]),
    ],
    phrases: phrasesFor(job.role || cleanLine(data.personal.jobTitle), cleanLine(data.personal.location)),
  };
}

/** The text of a guide, whoever found its words. */
export function salaryText({ evidence, phrases }: SalaryParts, { role, company }: JobAimedAt): string {
  const aim = [role, company].filter(Boolean).join(', ');
  return [
    `SALARY NEGOTIATION GUIDE${aim === '' ? '' : `: ${aim}`}`,
    'This guide names no figures of the market: they differ by place and month. The blanks in [brackets] are for yours.',
    'BEFORE YOU TALK',
    listed(PREPARATION),
    'YOUR STRONGEST EVIDENCE',
    evidence.length === 0
      ? 'Your resume has no results yet. Add what came of your work to it first; pay is talked about with results.'
      : listed(evidence),
    'WHAT TO SAY',
    listed(phrases),
    'WHAT CAN BE AGREED BESIDES PAY',
    listed(BESIDES),
    'AFTERWARDS',
    listed(AFTERWARDS),
  ].join('\n\n');
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const PREPARATION = [
  'Find what this work is paid where you would do it, from three places at least: official statistics, advertisements that name pay, people who do it.',
  'Write down three numbers: what you will ask for [your opening], what you would be glad of [your goal], and below what you say no [your limit].',
  'Count everything: base pay, bonus, pension, days off, hours, travel.',
  'Choose two pieces of your evidence for this job and say them aloud once.',
  'Let them name a figure first where you can; where you cannot, name a range whose lower end you would accept.',
];

const phrasesFor = (role: string, location: string): string[] => [
  `Asked what you expect: “From what I found for ${role === '' ? 'this work' : `work as ${role}`}${location === '' ? '' : ` around ${location}`}, I am looking at [your range]. What have you planned for this position?”`,
  'Asked what you earn now: “I would rather talk about this job and what it is worth to you. I am looking at [your range].”',
  'Their offer is low: “Thank you, I would like to work here. I had expected [your goal], because [one piece of your evidence]. How close can you come?” Then wait for the answer.',
  'They cannot go higher: “I understand. When could we look at it again, and what would I have to have done by then?”',
  'You need time: “Thank you. May I give you my answer by [day]?”',
];

const BESIDES = [
  'The day on which you begin, hours, days from home',
  'Days off, training, certificates that they pay for',
  'A bonus at the start, or a review of pay after six months with agreed goals',
];

const AFTERWARDS = [
  'Ask for all of it in writing before you give notice anywhere.',
  'Say thank you, also when you decline.',
];
