/** Whether the typed email address is the account's, ignoring case and surrounding spaces. */
export const sameAddress = (typed: string, address: string): boolean =>
  typed.trim().toLowerCase() === address.toLowerCase();
