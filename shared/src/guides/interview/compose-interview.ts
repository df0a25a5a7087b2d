import type { JobRequirements } from '../../letters/evidence/proven-skills.js';
import { withoutLegalForm } from '../../letters/job/legal-form.js';
import { heldOnly } from '../../resume/held-only.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { listed } from '../../rewrite/summary/summary-sentences.js';
import { interviewQuestions, type InterviewQuestion } from './interview-questions.js';
import { introductionOf } from '../introduction.js';
import { bulleted, type JobAimedAt } from '../job-aimed-at.js';
import { askedSkillNames } from '../own-skills.js';

export interface InterviewParts {
  questions: readonly InterviewQuestion[];
  ask: readonly string[];
}

/**
 * Composes interview preparation without a language model: likely questions with the user's own bullets as material for
 * the answers, and questions for the employer. Requirements of the job become questions, never claims about the user.
 * Deterministic.
 * @param resume resume without hidden content, from `letterData`
 * @param now date at which current jobs are assumed to end
 */
export function composeInterview(
  resume: ResumeData,
  profile: JobRequirements | null,
  job: JobAimedAt,
  now: Date,
): string {
  // The guide must not claim a certificate that the user does not hold yet.
  const data = heldOnly(resume, now);
  const shown = askedSkillNames(data, profile).slice(0, 3);
  return interviewText({
    questions: [
      { question: 'Tell me about yourself.', answer: aboutYourself(data, profile, job, now) },
      {
        question: job.company === '' ? 'Why do you want this job?' : `Why do you want to work at ${calledName(job)}?`,
        answer: whyThisJob(shown),
      },
      ...interviewQuestions(data, profile),
      { question: 'Tell me about something that went wrong.', answer: WRONG },
      { question: 'What salary do you expect?', answer: EARN },
    ],
    ask: questionsToAsk(job, shown[0] ?? ''),
  });
}

/** Formats interview preparation whose questions were written by the built-in rules or by a language model. */
export const interviewText = ({ questions, ask }: InterviewParts): string =>
  [
    'HOW TO ANSWER',
    bulleted(HOW),
    'LIKELY QUESTIONS',
    ...questions.map(({ question, answer }, index) => [`${index + 1}. ${question}`, ...answer].join('\n')),
    'QUESTIONS TO ASK THEM',
    bulleted(ask),
    'BEFORE YOU GO',
    bulleted(BEFORE),
  ].join('\n\n');

const HOW = [
  'Tell a story in four steps: the situation, your task, what you did yourself, and the result.',
  'Two minutes are enough. Say “I” where it was you, and “we” where it was not.',
  'Fill in everything in square brackets before you practice.',
];

const calledName = ({ company }: JobAimedAt): string => withoutLegalForm(company);

function aboutYourself(data: ResumeData, profile: JobRequirements | null, job: JobAimedAt, now: Date): string[] {
  const next = `What draws me to ${job.company === '' ? 'this job' : calledName(job)} is [one thing in the job description].`;
  return [
    'One minute: who you are, what you have done best, and why you are here. For example:',
    introductionOf(data, profile, now, next),
  ];
}

const whyThisJob = (shown: readonly string[]): string[] => [
  shown.length === 0
    ? 'Name one thing in the job description that you would enjoy doing every day, and where you have done it before: [your reason].'
    : `The employer asks for ${listed(shown)}, which you have. Say which part of it you would enjoy doing every day, and why there: [your reason].`,
  'Read the employer’s website the day before, and say nothing about the employer that you have not read.',
];

const questionsToAsk = ({ role }: JobAimedAt, skill: string): string[] => [
  `What should ${role === '' ? 'a new hire' : `a new ${role}`} have achieved after the first three months?`,
  ...(skill === '' ? [] : [`How much of a normal week goes into ${skill}?`]),
  'How do you know when someone does this job well?',
  'What is the hardest part of the job right now?',
  'Who would I work with every day, and who would I report to?',
  'What happens next, and when will you decide?',
];

const WRONG = [
  'Choose something real that was your responsibility and is resolved: [your story].',
  'Spend half of the answer on what you changed afterwards.',
];
const EARN = [
  'Name a range, and say where it comes from: “Based on what I found for this work in this area, I am looking for [your range].”',
];

const BEFORE = [
  'Say each answer aloud once.',
  'Bring the resume that they have, and know every line of it: they may ask about anything in it.',
  'Plan your route, or test the link, the camera and the microphone.',
  'Send a thank-you note within a day.',
];
