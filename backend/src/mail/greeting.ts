/**
 * Greets by name only if the text looks like a name: anyone can sign up with another person's address, and must not
 * send them a message through our emails. Dots are excluded because mail programs turn domains into links.
 */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
