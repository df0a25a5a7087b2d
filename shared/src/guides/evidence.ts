import { askedIn, type AskedFor } from '../letters/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';

/** A bullet in the person's own words, and where it was. */
export interface Evidence {
  bullet: string;
  /** "Charge Nurse, Delta Medical Center"; '' where the résumé names neither. */
  place: string;
  hasFigure: boolean;
}

const MEASURED = /%|[$€£]|\bper ?cent\b/;

/** The person's bullets, the strongest first: what the job asks for, figures, newer work. Worded as they are. */
export function evidenceOf({ experience }: ResumeData, profile: AskedFor | null): Evidence[] {
  const asked = askedIn(profile);
  return experience
    .flatMap(({ role, company, bullets }, index) =>
      bullets
        .map(cleanLine)
        .filter(Boolean)
        .map((bullet) => {
          const figures = Math.min(3, bullet.match(/\p{Nd}+/gu)?.length ?? 0);
          const worth = Math.min(4, asked(bullet) * 2) + figures + (MEASURED.test(bullet) ? 2 : 0);
          return {
            bullet,
            place: [role, company].map(cleanLine).filter(Boolean).join(', '),
            hasFigure: figures > 0,
            worth: worth - Math.min(3, index) * 0.7,
          };
        }),
    )
    .sort((a, b) => b.worth - a.worth)
    .map(({ bullet, place, hasFigure }) => ({ bullet, place, hasFigure }));
}

export const quoted = ({ bullet, place }: Evidence): string => `“${bullet}”${place === '' ? '' : ` (${place})`}`;
