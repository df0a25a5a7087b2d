/** Allows `times` attempts within a window of `minutes`. The name is part of the stored key. */
export interface Limit {
  name: string;
  times: number;
  minutes: number;
}

/**
 * Limit on sign-ins per network, for all accounts together: high enough for a school behind one network address, too
 * low to try a list of email addresses.
 */
export const SIGN_INS_PER_NETWORK: Limit = { name: 'sign-in', times: 300, minutes: 15 };
export const SIGN_INS_PER_NETWORK_AND_ACCOUNT: Limit = { name: 'sign-in account', times: 10, minutes: 15 };

/** Limit on security log entries for blocked sign-ins, so that an attack cannot fill the log. */
export const BLOCKED_SIGN_INS_LOGGED: Limit = { name: 'blocked sign-in logged', times: 1, minutes: 60 };

/** Hourly limit on registrations per network, high enough for three school classes. */
export const REGISTRATIONS: Limit = { name: 'registration', times: 100, minutes: 60 };
/** Daily limit on registrations per network, high enough for ten school classes. */
export const REGISTRATIONS_PER_DAY: Limit = { name: 'registration day', times: 300, minutes: 24 * 60 };
/** Limit on responses that reveal that an email address has an account. */
export const EMAIL_TAKEN_RESPONSES: Limit = { name: 'taken', times: 10, minutes: 60 };
/** Limit on emails that warn an account's owner of another sign-up with the same email address. */
export const EMAIL_TAKEN_EMAILS: Limit = { name: 'taken mail', times: 2, minutes: 24 * 60 };

export const LINK_REQUESTS_PER_NETWORK: Limit = { name: 'links wanted', times: 60, minutes: 60 };
export const LINK_REQUESTS_PER_ACCOUNT: Limit = { name: 'links wanted account', times: 5, minutes: 60 };
/** Limit on emails with reset links for one account, no matter from how many networks they are requested. */
export const RESETS_PER_ACCOUNT: Limit = { name: 'password links account', times: 20, minutes: 60 };
/** Limit on opened email links, whether valid or guessed. */
export const LINKS_OPENED: Limit = { name: 'links opened', times: 60, minutes: 15 };

/** Limit on password checks within a session, to stop guessing in an unattended browser. */
export const PASSWORD_CHECKS: Limit = { name: 'password check', times: 10, minutes: 15 };

/** Limit on data exports, each of which reads everything stored about an account. */
export const DATA_EXPORTS: Limit = { name: 'my data', times: 12, minutes: 60 };

/** Limit that lets each callback from the sign-in provider work only once. */
export const PROVIDER_CALLBACKS: Limit = { name: 'provider answer', times: 1, minutes: 15 };

/**
 * Limit on authenticator app codes. With the daily limit of 50 and three valid codes at any time, guessing six digits
 * takes 18 years on average.
 */
export const TOTP_CODES_PER_ACCOUNT: Limit = { name: 'one-time code', times: 10, minutes: 15 };
export const TOTP_CODES_PER_ACCOUNT_AND_DAY: Limit = { name: 'one-time code a day', times: 50, minutes: 24 * 60 };
export const RECOVERY_CODES_PER_ACCOUNT: Limit = { name: 'recovery code', times: 10, minutes: 15 };
/**
 * Number of wrong second-factor codes in a day after which the account's owner is warned by email, at most once a day.
 */
export const WRONG_CODES_BEFORE_EMAIL: Limit = { name: 'wrong code', times: 4, minutes: 24 * 60 };
export const WRONG_CODE_EMAILS: Limit = { name: 'wrong code mail', times: 1, minutes: 24 * 60 };

/** Limit on wrong passwords and codes for one staff account, from networks where it has not signed in recently. */
export const STAFF_FAILURES: Limit = { name: 'staff failure', times: 30, minutes: 24 * 60 };

export const INVITATIONS_PER_ADMIN: Limit = { name: 'staff invitation', times: 60, minutes: 60 };
export const INVITATIONS_PER_ACCOUNT: Limit = { name: 'staff invitation again', times: 5, minutes: 60 };

/** Limit on passkey challenges. The sign-in page requests one each time it is opened. */
export const PASSKEY_CHALLENGES: Limit = { name: 'passkey challenge', times: 1_200, minutes: 15 };
