export const sameAddress = (typed: string, address: string): boolean =>
  typed.trim().toLowerCase() === address.toLowerCase();
