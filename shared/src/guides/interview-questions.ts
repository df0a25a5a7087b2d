import { askedIn, type AskedFor } from '../letters/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { evidenceOf, quoted, type Evidence } from './evidence.js';
import { softQuestion } from './soft-questions.js';

/** What may be asked, and what the person has to answer it with. */
export interface InterviewQuestion {
  question: string;
  /** Each on a line of its own. */
  answer: string[];
}

const MOST = { hard: 5, soft: 4, bullets: 4 } as const;

type Term = AskedFor['terms'][number];

/** Questions by what the job asks for, each with the person's own bullet where one speaks of it; rather a new one each time. */
export function interviewQuestions(data: ResumeData, profile: AskedFor | null): InterviewQuestion[] {
  const all = evidenceOf(data, profile);
  const used = new Set<Evidence>();
  /** The answer with a bullet that fits; one that was told above is only pointed at. */
  const answerWith = (...fits: ((bullet: string) => boolean)[]): string[] | undefined => {
    const fitting = fits.flatMap((isFit) => all.filter(({ bullet }) => isFit(bullet)));
    const fresh = fitting.find((evidence) => !used.has(evidence));
    if (fresh) used.add(fresh);
    return fresh ? starOf(fresh) : fitting[0] && [`Your material, from another side than above: ${quoted(fitting[0])}`];
  };
  const wanted = (kind: Term['kind'], most: number): Term[] =>
    (profile?.terms ?? [])
      .filter((term) => term.kind === kind)
      .sort((a, b) => b.importance - a.importance)
      .slice(0, most);

  const hard = wanted('hard', MOST.hard).map((term): InterviewQuestion => {
    const isAbout = speaksOf(term);
    const isListed = data.skills.some(isAbout);
    return {
      question: `Where have you worked with ${term.text}, and what came of it?`,
      answer: answerWith(isAbout) ?? [isListed ? LISTED_ONLY : NOT_NAMED],
    };
  });
  const soft = wanted('soft', MOST.soft).map((term): InterviewQuestion => {
    const { question, shows } = softQuestion(term.text);
    const answer = answerWith(speaksOf(term), (bullet) => shows?.test(bullet) ?? false);
    return { question, answer: answer ?? [FROM_MEMORY] };
  });
  const papers = [...wanted('certificate', 2), ...wanted('degree', 1)].map((term) => paperQuestion(data, term));
  const own = all
    .filter((evidence) => !used.has(evidence))
    .slice(0, Math.max(2, MOST.bullets - hard.length))
    .map((found) => ({ question: 'Your resume names this. Tell me more about it.', answer: starOf(found) }));
  return [...distinct([...hard, ...soft]), ...papers, ...own];
}

const speaksOf = (term: Term): ((text: string) => boolean) => {
  const asked = askedIn({ title: null, terms: [{ ...term, importance: 1 }] });
  return (text) => asked(text) > 0;
};

/** The four parts of an answer that can be followed, around what the person wrote. */
const starOf = (found: Evidence): string[] => [
  `Your material: ${quoted(found)}`,
  'Situation: what was it like before, and for whom did it matter?',
  'Task: what exactly was yours to do?',
  'Action: what did you do yourself, step by step? Say “I” where it was you.',
  found.hasFigure
    ? 'Result: you name a figure. Be ready to say how it was counted and compared with what.'
    : 'Result: what was different afterwards? Add a figure if you have one that you can stand behind.',
];

const LISTED_ONLY =
  'Your resume lists it without saying where. Think of one piece of work that shows it, and tell it as situation, task, action, result.';
const NOT_NAMED =
  'Your resume does not name it. Say honestly how far you have come with it, the nearest thing you have done, and how you would learn the rest.';
const FROM_MEMORY =
  'No line of your resume speaks of this by itself. Choose one true story and tell it as situation, task, action, result.';

function paperQuestion(data: ResumeData, term: Term): InterviewQuestion {
  const isAbout = speaksOf(term);
  const own = [
    ...data.certifications.map(({ name, issuer, year }) => [name, issuer, year]),
    ...data.education.map(({ degree, school, year, graduationDate }) => [degree, school, graduationDate || year]),
  ].map((parts) => parts.map(cleanLine).filter(Boolean).join(', '));
  const found = own.find(isAbout);
  return {
    question: `The job asks for this: ${term.text}. Do you have it?`,
    answer: [
      found
        ? `Your resume says: ${found}. Have the document at hand.`
        : 'Your resume does not name it. Say what you have instead, and whether and by when you could get it.',
    ],
  };
}

const distinct = (questions: readonly InterviewQuestion[]): InterviewQuestion[] => [
  ...new Map(questions.map((entry) => [entry.question, entry])).values(),
];
