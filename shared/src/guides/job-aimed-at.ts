/** The job that a talk is about; '' for what is not known. */
export interface JobAimedAt {
  company: string;
  role: string;
}

/** "Registered Nurse, Heron Lake Hospital". */
export const aimOf = ({ role, company }: JobAimedAt): string => [role, company].filter(Boolean).join(', ');

/** A list in a guide's text. */
export const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
