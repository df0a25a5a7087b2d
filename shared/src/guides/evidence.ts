import { readText } from '../ats/bullets/text-facts.js';
import { claimsOf, jobAt, type Claim, type Job } from '../letters/evidence/claims.js';
import { relevanceIn, type JobRequirements } from '../letters/evidence/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';

export interface Evidence {
  bullet: string;
  job: Job;
  /** Role and employer of the job: "Charge Nurse, Delta Medical Center"; '' if the resume names neither. */
  place: string;
  /** The bullet as a clause that can follow "I"; absent if no such clause can be formed. */
  claim?: Claim;
}

const MEASURED = /%|[$€£]|\bper ?cent\b/;

/** Returns whether a bullet describes what the user did or achieved, unlike "Duties included …". */
const isStory = (bullet: string): boolean => {
  const { hasResult, opensWeakly, hasFigure } = readText(bullet);
  return hasResult || hasFigure || !opensWeakly;
};

/**
 * Returns the user's bullets verbatim, strongest first. Bullets are rated by relevance to the job, figures, results and
 * recency.
 */
export function evidenceOf(data: ResumeData, profile: JobRequirements | null): Evidence[] {
  const relevance = relevanceIn(profile);
  const claims = claimsOf(data, relevance);
  return data.experience
    .flatMap((entry, index) => {
      const job = jobAt(entry, index);
      return entry.bullets
        .map(cleanLine)
        .filter(Boolean)
        .filter(isStory)
        .map((bullet) => {
          const claim = claims.find((known) => known.bullet === bullet && known.job.index === index);
          const figures = Math.min(3, bullet.match(/\p{Nd}+/gu)?.length ?? 0);
          const { hasResult, opensWeakly } = readText(bullet);
          // A bullet with a weak opener, such as "responsible for", is rated lower unless it states a result.
          const story = hasResult ? 3 : opensWeakly ? -4 : 0;
          const rating = Math.min(4, relevance(bullet) * 2) + figures + (MEASURED.test(bullet) ? 2 : 0) + story;
          return {
            evidence: {
              bullet,
              job,
              place: [job.role, job.company].filter(Boolean).join(', '),
              ...(claim && { claim }),
            },
            rating: rating - Math.min(3, index) * 0.7,
          };
        });
    })
    .sort((a, b) => b.rating - a.rating)
    .map(({ evidence }) => evidence);
}

/** Quotes a bullet, followed by its job in parentheses: “Cut falls by 20%” (Charge Nurse, Delta Medical Center). */
export const quoted = ({ bullet, place }: Evidence): string =>
  `“${withinQuotes(bullet)}”${place === '' ? '' : ` (${place})`}`;

/** Prepares a text for quotation: removes the final period, and makes double quotation marks single. */
const withinQuotes = (text: string): string =>
  text.replace(/(?<!\b[ap]\.m)\.$/, '').replace(/[“"](?=\S)([^“”"]*)[”"]/g, '‘$1’');
