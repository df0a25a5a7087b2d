/** So many times within so many minutes; the name keeps the counts of different limits apart. */
export interface Limit {
  name: string;
  times: number;
  minutes: number;
}

/** From one network address, whatever the account: a school behind one address signs in, a list of addresses stops. */
export const SIGN_INS_OF_ADDRESS: Limit = { name: 'sign-in', times: 300, minutes: 15 };
export const SIGN_INS_OF_ADDRESS_TO_ACCOUNT: Limit = { name: 'sign-in account', times: 10, minutes: 15 };

export const REGISTRATIONS: Limit = { name: 'registration', times: 300, minutes: 60 };
/** Answers that tell that an address has an account. */
export const TAKEN_ANSWERS: Limit = { name: 'taken', times: 10, minutes: 60 };
/** What the owner of an address gets to read about them. */
export const TAKEN_MAILS: Limit = { name: 'taken mail', times: 2, minutes: 24 * 60 };

export const LINKS_WANTED_BY_ADDRESS: Limit = { name: 'links wanted', times: 60, minutes: 60 };
export const LINKS_WANTED_FOR_ACCOUNT: Limit = { name: 'links wanted account', times: 5, minutes: 60 };
/** Opened links, right ones and guesses. */
export const LINKS_OPENED: Limit = { name: 'links opened', times: 60, minutes: 15 };

/** Asking for the password again within a session: who found a browser open must not guess it there. */
export const PASSWORD_CHECKS: Limit = { name: 'password check', times: 10, minutes: 15 };

/** A copy reads all there is of an account. */
export const COPIES_OF_MY_DATA: Limit = { name: 'my data', times: 12, minutes: 60 };

/** One answer of the provider counts once. */
export const PROVIDER_ANSWERS: Limit = { name: 'provider answer', times: 1, minutes: 15 };
