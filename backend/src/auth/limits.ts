/** So many times within so many minutes; the name keeps the counts of different limits apart. */
export interface Limit {
  name: string;
  times: number;
  minutes: number;
}

/** From one network address, whatever the account: a school behind one address signs in, a list of addresses stops. */
export const SIGN_INS_OF_ADDRESS: Limit = { name: 'sign-in', times: 300, minutes: 15 };
export const SIGN_INS_OF_ADDRESS_TO_ACCOUNT: Limit = { name: 'sign-in account', times: 10, minutes: 15 };

/** Refused sign-ins that the log names; an attack must not fill it. */
export const BLOCKED_SIGN_INS_LOGGED: Limit = { name: 'blocked sign-in logged', times: 1, minutes: 60 };

/** Three school classes behind one address within an hour, and no more than ten within a day. */
export const REGISTRATIONS: Limit = { name: 'registration', times: 100, minutes: 60 };
export const REGISTRATIONS_OF_DAY: Limit = { name: 'registration day', times: 300, minutes: 24 * 60 };
/** Answers that tell that an address has an account. */
export const TAKEN_ANSWERS: Limit = { name: 'taken', times: 10, minutes: 60 };
/** What the owner of an address gets to read about them. */
export const TAKEN_MAILS: Limit = { name: 'taken mail', times: 2, minutes: 24 * 60 };

export const LINKS_WANTED_BY_ADDRESS: Limit = { name: 'links wanted', times: 60, minutes: 60 };
export const LINKS_WANTED_FOR_ACCOUNT: Limit = { name: 'links wanted account', times: 5, minutes: 60 };
/** Emails with reset links for one account from all networks together; the limit above is for one network. */
export const RESETS_OF_ACCOUNT: Limit = { name: 'password links account', times: 20, minutes: 60 };
/** Opened links, right ones and guesses. */
export const LINKS_OPENED: Limit = { name: 'links opened', times: 60, minutes: 15 };

/** Asking for the password again within a session: who found a browser open must not guess it there. */
export const PASSWORD_CHECKS: Limit = { name: 'password check', times: 10, minutes: 15 };

/** A copy reads all there is of an account. */
export const COPIES_OF_MY_DATA: Limit = { name: 'my data', times: 12, minutes: 60 };

/** One answer of the provider counts once. */
export const PROVIDER_ANSWERS: Limit = { name: 'provider answer', times: 1, minutes: 15 };

/** Six digits can be guessed: at 50 a day, of which three are right at any time, in 18 years on average. */
export const TOTP_CODES_OF_ACCOUNT: Limit = { name: 'one-time code', times: 10, minutes: 15 };
export const TOTP_CODES_OF_ACCOUNT_A_DAY: Limit = { name: 'one-time code a day', times: 50, minutes: 24 * 60 };
export const RECOVERY_CODES_OF_ACCOUNT: Limit = { name: 'recovery code', times: 10, minutes: 15 };
/** After so many wrong codes the owner gets a mail, once a day. */
export const WRONG_CODES_BEFORE_MAIL: Limit = { name: 'wrong code', times: 4, minutes: 24 * 60 };
export const WRONG_CODE_MAILS: Limit = { name: 'wrong code mail', times: 1, minutes: 24 * 60 };

/** Wrong passwords and codes of one account of staff, from networks where it did not sign in lately. */
export const STAFF_FAILURES: Limit = { name: 'staff failure', times: 30, minutes: 24 * 60 };

/** Emails with invitations: what one admin sends in all, and what one account gets. */
export const INVITATIONS_OF_ADMIN: Limit = { name: 'staff invitation', times: 60, minutes: 60 };
export const INVITATIONS_OF_ACCOUNT: Limit = { name: 'staff invitation again', times: 5, minutes: 60 };

/** The sign-in page takes one each time it is opened. */
export const PASSKEY_CHALLENGES: Limit = { name: 'passkey challenge', times: 1_200, minutes: 15 };
