import type { ResumeData } from '../../resume/resume-data.js';

/** Matches words for faults that would harm the employer if they became public: "underpaid", "data breach". */
const HARM =
  /\b(?:under|over)(?:paid|payments?|charged)\b|\bset up wrongly\b|\bwrongly\b|\b(?:data |security |safety |rota )?breach(?:es|ed)?\b|\b(?:fraud|theft|embezzlement|misconduct|negligence|malpractice|whistle\p{L}*|lawsuits?|grievances?|tribunals?)\b|\bcomplaints? (?:about|against|to the)\b|\b(?:was|were|been) (?:fined|sued)\b/iu;
/** Matches the discovery of a fault: "Found a mistake in the rota". */
const FOUND_FAULT =
  /\b(?:found|find|discovered|uncovered|spotted|noticed|reported|exposed|traced|flagged)\b[^.;]{1,60}\b(?:mistakes?|errors?|faulty|wrong|incorrect|missing|failings?|failures?|shortfalls?|leaks?)\b/iu;

/**
 * Returns the resume without bullets about an employer's mistakes, breaches or underpayments, because a LinkedIn text
 * is public.
 */
export const discreet = (data: ResumeData): ResumeData => ({
  ...data,
  experience: data.experience.map((job) => ({
    ...job,
    bullets: job.bullets.filter((bullet) => !HARM.test(bullet) && !FOUND_FAULT.test(bullet)),
  })),
});
