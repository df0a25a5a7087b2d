/** The builder, at a field of a résumé: `experience.0.bullets.2`. */
export const fieldAddress = (resumeId: string, path: string): string => `/app/resume/${resumeId}#${path}`;

/** The field that an address names; the empty string when it names none. */
export const fieldOfHash = (hash: string): string => hash.slice(1);
