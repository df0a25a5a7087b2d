/** Whether what was typed is the account's address; capitals and spaces around it do not matter. */
export const sameAddress = (typed: string, address: string): boolean =>
  typed.trim().toLowerCase() === address.toLowerCase();
