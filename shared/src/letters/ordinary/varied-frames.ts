import { withPeriod } from '../../text/text.js';

/** Sentence templates, each in several wordings, because one employer may receive letters from several users. */
export interface Frames {
  /** Phrase that introduces a duty that the job description also names: "As in the job you describe". */
  sameDuty: string;
  bring: (skills: string, company: string) => string;
  talk: (phone: string) => string;
}

const SAME_DUTY = ['As in the job you describe', 'As in the work you describe'] as const;
const BRING: readonly Frames['bring'][] = [
  (skills, company) => `I would also bring experience with ${skills} to ${company || 'your team'}.`,
  (skills, company) => withPeriod(`To ${company || 'your team'}, I would also bring experience with ${skills}`),
  (skills, company) =>
    `My experience with ${skills} would be useful ${company ? `at ${company}` : 'in your team'} as well.`,
];
const TALK: readonly Frames['talk'][] = [
  (phone) => `I would be glad to talk about the job: you can reach me at ${phone}.`,
  (phone) => `I would welcome a conversation, and you can reach me at ${phone}.`,
  (phone) => `If you would like to talk, please call me at ${phone}.`,
];

/**
 * Selects the wordings of a cover letter by its content, so that the same resume and job always give the same letter.
 * @param seed texts of the letter that differ between users and jobs
 */
export function framesFor(seed: string): Frames {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9_973, 7);
  return {
    sameDuty: SAME_DUTY[number % SAME_DUTY.length]!,
    bring: BRING[Math.floor(number / 3) % BRING.length]!,
    talk: TALK[Math.floor(number / 9) % TALK.length]!,
  };
}
