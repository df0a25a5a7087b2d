import { createHash } from 'node:crypto';

/** Stored instead of a token, so that a copy of the table opens nothing. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
