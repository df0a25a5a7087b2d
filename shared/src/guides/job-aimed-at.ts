/** The job that a guide prepares for; unknown fields are ''. */
export interface JobAimedAt {
  company: string;
  role: string;
}

/** Formats the job: "Registered Nurse, Heron Lake Hospital". */
export const aimOf = ({ role, company }: JobAimedAt): string => [role, company].filter(Boolean).join(', ');

/** Formats the lines of a guide as a list with hyphens. */
export const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
