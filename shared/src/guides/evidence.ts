import { readText } from '../ats/text-facts.js';
import { claimsOf, jobAt, type Claim, type Job } from '../letters/claims.js';
import { askedIn, type AskedFor } from '../letters/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';

/** A bullet in the person's own words, and where it was. */
export interface Evidence {
  bullet: string;
  job: Job;
  /** "Charge Nurse, Delta Medical Center"; '' where the résumé names neither. */
  place: string;
  /** The same to go on after "I"; absent where the bullet does not surely begin with what the person did. */
  claim?: Claim;
}

const MEASURED = /%|[$€£]|\bper ?cent\b/;

/** "Duties included …" and its like are asked about, and are never told as a story. */
const isStory = (bullet: string): boolean => {
  const { tellsResult, opensWeakly, hasFigure } = readText(bullet);
  return tellsResult || hasFigure || !opensWeakly;
};

/** The person's bullets, the strongest first: what the job asks for, figures, newer work. Worded as they are. */
export function evidenceOf(data: ResumeData, profile: AskedFor | null): Evidence[] {
  const asked = askedIn(profile);
  const claims = claimsOf(data, asked);
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
          const { tellsResult, opensWeakly } = readText(bullet);
          // A duty is no story: what it led to is missing.
          const story = tellsResult ? 3 : opensWeakly ? -4 : 0;
          const worth = Math.min(4, asked(bullet) * 2) + figures + (MEASURED.test(bullet) ? 2 : 0) + story;
          return {
            evidence: {
              bullet,
              job,
              place: [job.role, job.company].filter(Boolean).join(', '),
              ...(claim && { claim }),
            },
            worth: worth - Math.min(3, index) * 0.7,
          };
        });
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ evidence }) => evidence);
}

/** “Cut falls by 20%” (Charge Nurse, Delta Medical Center) */
export const quoted = ({ bullet, place }: Evidence): string =>
  `“${withinQuotes(bullet)}”${place === '' ? '' : ` (${place})`}`;

/** Without a full stop at the end; quotation marks within become single ones. */
const withinQuotes = (text: string): string =>
  text.replace(/(?<!\b[ap]\.m)\.$/, '').replace(/[“"](?=\S)([^“”"]*)[”"]/g, '‘$1’');
