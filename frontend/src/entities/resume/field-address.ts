/** Returns the builder's address with the field to focus, such as `experience.0.bullets.2`, in its hash. */
export const fieldAddress = (resumeId: string, path: string): string => `/app/resume/${resumeId}#${path}`;

/** Returns the field path in an address hash, or an empty string. */
export const fieldOfHash = (hash: string): string => hash.slice(1);
