import { createHash } from 'node:crypto';

/** Returns the digest that is stored in place of a token, so that a copy of the table gives no access. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
