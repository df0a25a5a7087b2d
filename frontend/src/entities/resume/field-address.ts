/** Returns the builder's address for a field such as `experience.0.bullets.2`. */
export const fieldAddress = (resumeId: string, path: string): string => `/app/resume/${resumeId}#${path}`;

/** Returns the field of an address, or an empty string. */
export const fieldOfHash = (hash: string): string => hash.slice(1);
