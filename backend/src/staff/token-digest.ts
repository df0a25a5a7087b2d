import { createHash } from 'node:crypto';

/** Tables hold this instead of a token, so that a copy of them opens nothing. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
