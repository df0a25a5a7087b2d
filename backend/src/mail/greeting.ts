/**
 * Greets by name only if the text looks like a name: anyone can sign up with a stranger's email address, and must not
 * be able to send that stranger a message through our emails. Dots are excluded because email programs turn domains
 * into links.
 */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
