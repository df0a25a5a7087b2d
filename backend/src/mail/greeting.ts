/**
 * By name only where that is a name: strangers can sign up with anybody's address, and what they type as their name
 * must not turn our mail into theirs. Programs make links of what looks like an address, so no dots either.
 */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
