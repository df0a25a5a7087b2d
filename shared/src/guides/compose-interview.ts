import { latestJob } from '../letters/claims.js';
import type { AskedFor } from '../letters/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { evidenceOf, quoted } from './evidence.js';
import { interviewQuestions, type InterviewQuestion } from './interview-questions.js';

export interface InterviewParts {
  questions: readonly InterviewQuestion[];
  /** What the person may ask in return. */
  ask: readonly string[];
}

export interface JobAimedAt {
  company: string;
  role: string;
}

/**
 * Preparation for a job interview by fixed rules: likely questions with the person's own lines as material, and what to
 * ask in return. What the job asks for is asked about and never told of the person. Deterministic.
 *
 * @param resume as letters carry it: without what is hidden
 */
export function composeInterview(resume: ResumeData, profile: AskedFor | null, job: JobAimedAt): string {
  return interviewText({ questions: questionsOf(resume, profile, job), ask: questionsToAsk(job) }, job);
}

/** The text of a preparation, whoever thought of its questions. */
export function interviewText({ questions, ask }: InterviewParts, { role, company }: JobAimedAt): string {
  const aim = [role, company].filter(Boolean).join(', ');
  return [
    `INTERVIEW PREPARATION${aim === '' ? '' : `: ${aim}`}`,
    'LIKELY QUESTIONS',
    ...questions.map(({ question, answer }, index) => [`${index + 1}. ${question}`, ...answer].join('\n')),
    'QUESTIONS TO ASK THEM',
    ask.map((question) => `- ${question}`).join('\n'),
    'BEFORE YOU GO',
    BEFORE.map((step) => `- ${step}`).join('\n'),
  ].join('\n\n');
}

function questionsOf(data: ResumeData, profile: AskedFor | null, job: JobAimedAt): InterviewQuestion[] {
  return [
    { question: 'Tell me about yourself.', answer: introduction(data, profile) },
    { question: job.company === '' ? 'Why this job?' : `Why this job, and why ${job.company}?`, answer: WHY },
    ...interviewQuestions(data, profile),
    { question: 'Tell me about something that went wrong.', answer: WRONG },
    { question: 'What would you like to earn?', answer: EARN },
  ];
}

function introduction(data: ResumeData, profile: AskedFor | null): string[] {
  const latest = latestJob(data);
  const now = latest && [latest.role, latest.company].filter(Boolean).join(', ');
  const title = cleanLine(data.personal.jobTitle);
  const [strongest] = evidenceOf(data, profile);
  return [
    'One minute, three parts: what you do, what you are proud of, why you are here.',
    ...(title === '' ? [] : [`What you do: ${title}`]),
    ...(now ? [`${latest.isCurrent ? 'Where you work' : 'Where you worked last'}: ${now}`] : []),
    ...(strongest ? [`What you are proud of: ${quoted(strongest)}`] : []),
    'Why you are here: one sentence on what this job lets you do next.',
  ];
}

const questionsToAsk = ({ role }: JobAimedAt): string[] => [
  role === ''
    ? 'What should the person in this job have done after the first three months?'
    : `What should a new ${role} have done after the first three months?`,
  'How do you notice that somebody does this job well?',
  'What is hardest about it at the moment?',
  'Whom would I work with every day, and who would I report to?',
  'How did this job come to be open?',
  'What happens next, and when do you decide?',
];

const WHY = [
  'Name one thing of their description that you would gladly do every day, and where you have done it before.',
  'Read their own pages the day before; say nothing about them that you have not read.',
];
const WRONG = ['Choose something true that was yours and is over. Half of the answer is what you changed afterwards.'];
const EARN = ['Prepare a range before you go, and say where you have it from.'];

const BEFORE = [
  'Say each answer aloud once; two minutes are enough.',
  'Take your resume with you as they have it.',
  'Know every line of it: whatever stands there may be asked.',
  'Write to them within a day to say thank you.',
];
