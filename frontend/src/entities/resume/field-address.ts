/** Returns the path of the builder, with the field to focus in the hash, such as `experience.0.bullets.2`. */
export const fieldAddress = (resumeId: string, path: string): string => `/app/resume/${resumeId}#${path}`;

export const fieldOfHash = (hash: string): string => hash.slice(1);
