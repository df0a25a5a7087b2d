interface SoftQuestion {
  /** The skill, as descriptions and the dictionary call it. */
  skill: RegExp;
  question: string;
  /** Bullets that show it without naming it. */
  shows: RegExp;
}

const SOFT_QUESTIONS: readonly SoftQuestion[] = [
  {
    skill: /lead|mentor|coach|manag(?:e|ing) people|supervis/i,
    question: 'Tell me about a time when you led others through something difficult.',
    shows: /\b(?:led|lead|leads|managed|mentor|coach|train|supervis|hired|team of)/i,
  },
  {
    skill: /team|collaborat|interpersonal/i,
    question: 'Tell me about work that you could only do together with others. What was your part?',
    shows: /\b(?:team|together|with \p{Nd}+|partner|collaborat|across|colleagues)/iu,
  },
  {
    skill: /communicat|present|writ|listen/i,
    question: 'Tell me about a time when you had to explain something difficult to somebody.',
    shows: /\b(?:present|wrote|explain|report|taught|train|document|negotiat|spoke)/i,
  },
  {
    skill: /problem|analy|critical|solution/i,
    question: 'Tell me about a problem that you found and solved.',
    shows: /\b(?:cut|reduc|solv|fix|found|improv|redesign|replac|analy|investigat)/i,
  },
  {
    skill: /time|priorit|organi[sz]|deadline|multi-?task|pressure/i,
    question: 'Tell me about a time when everything was due at once. What did you do first, and why?',
    shows: /\b(?:schedul|deadline|plan|on time|coordinat|organi[sz]|per (?:day|week|shift))/i,
  },
  {
    skill: /detail|accura|quality|care/i,
    question: 'Tell me about a mistake that you caught before it did harm.',
    shows: /\b(?:audit|check|review|error|accura|quality|complian|inspect)/i,
  },
  {
    skill: /adapt|flexib|learn|curio/i,
    question: 'Tell me about a change that you did not choose. How did you get on with it?',
    shows: /\b(?:introduc|migrat|moved|chang|new|learn|adopt|switch)/i,
  },
  {
    skill: /customer|client|patient|service|empath/i,
    question: 'Tell me about somebody who was hard to satisfy.',
    shows: /\b(?:customer|client|patient|guest|complaint|satisf|service|famil)/i,
  },
];

/** How a talk asks after a soft skill, and which of the person's own bullets speaks of it. */
export function softQuestion(skill: string): { question: string; shows: RegExp | null } {
  const known = SOFT_QUESTIONS.find((entry) => entry.skill.test(skill));
  return known ?? { question: `Tell me about a time when it came down to this: ${skill}.`, shows: null };
}
