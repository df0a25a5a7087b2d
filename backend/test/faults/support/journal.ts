import type { Answer } from './requests.js';

/** A text that a user saves repeatedly, each time with one more word. */
export interface WrittenText {
  what: string;
  /** Words that the user added in saves that the server confirmed. */
  confirmed: string[];
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
  /** Email addresses to which the product promised an email with a link, each listed once. */
  promisedEmails: string[];
  purchases: Purchase[];
  /** Successful downloads. `again` repeats the download; the file must contain `lastWord`. */
  downloads: { lastWord: string; again: () => Promise<Answer> }[];
  /** Responses that contradict earlier responses, such as a conflict with a change that the user did not make. */
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
