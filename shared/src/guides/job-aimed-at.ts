/** The job for which a guide prepares the user; unknown fields are ''. */
export interface JobAimedAt {
  company: string;
  role: string;
}

/** Formats role and company: "Registered Nurse, Heron Lake Hospital". */
export const aimOf = ({ role, company }: JobAimedAt): string => [role, company].filter(Boolean).join(', ');

export const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
