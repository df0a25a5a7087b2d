/**
 * Greets by name only if the text looks like a name: otherwise, anyone could sign up with a stranger's email address
 * and send that stranger a message in place of the name. Dots are excluded because email programs turn domains into
 * links.
 */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
