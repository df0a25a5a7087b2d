/** The job to prepare for; '' for unknown fields. */
export interface JobAimedAt {
  company: string;
  role: string;
}

/** Formats "Registered Nurse, Heron Lake Hospital". */
export const aimOf = ({ role, company }: JobAimedAt): string => [role, company].filter(Boolean).join(', ');

/** Formats a list for a guide. */
export const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
