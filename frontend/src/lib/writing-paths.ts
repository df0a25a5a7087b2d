/** Of a résumé of the account, or with null of the visitor's draft on this device. */
export const coverLetterPath = (resumeId: string | null): string => pathOf(resumeId, 'cover-letter');

export const linkedinPath = (resumeId: string | null): string => pathOf(resumeId, 'linkedin');

/** Only for a résumé of the account. */
export const guidesPath = (resumeId: string | null): string => pathOf(resumeId, 'guides');

const pathOf = (resumeId: string | null, page: string): string =>
  resumeId === null ? `/app/${page}` : `/app/resume/${resumeId}/${page}`;
