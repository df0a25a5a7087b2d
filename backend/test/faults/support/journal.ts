import type { Answer } from './requests.js';

/** A text that one user writes, saved again and again. Every save appends one word. */
export interface WrittenText {
  what: string;
  /** Words in saves that the server confirmed. */
  confirmed: string[];
  /** Reads the stored text. */
  read: () => Promise<string>;
}

export interface Purchase {
  orderId: string;
  paymentId: string;
  amount: number;
  email: string;
}

/** All writes that the product confirmed, to be compared with what it has stored after a fault. */
export interface Journal {
  texts: WrittenText[];
  accounts: { email: string; signIn: () => Promise<Answer> }[];
  /** Addresses to which an email with a link was promised, once each. */
  promisedEmails: string[];
  /** Payments whose webhook the product confirmed. */
  purchases: Purchase[];
  /** Downloads that were returned; `again` downloads the current file. */
  downloads: { lastWord: string; again: () => Promise<Answer> }[];
  /** Answers that contradict earlier ones, such as a conflict with an unknown change. */
  contradictions: string[];
}

export const emptyJournal = (): Journal => ({
  texts: [],
  accounts: [],
  promisedEmails: [],
  purchases: [],
  downloads: [],
  contradictions: [],
});
