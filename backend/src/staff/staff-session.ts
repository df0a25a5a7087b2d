import type { StaffView } from '@shortlist/shared/contract/staff';

/** How limits of sign-ins name an account of staff, apart from those of users. */
export const staffAccount = (username: string): string => `staff ${username.toLowerCase()}`;
export const staffLimitKey = (staffId: string): string => `staff ${staffId}`;

/** A token that works, and who it belongs to. */
export interface StaffSession extends StaffView {
  /** Of the session's present token. */
  digest: string;
  /** Whether a code was part of this sign-in, or confirmed in it. */
  secondFactor: boolean;
  /** Whether the account has to have a second factor. */
  needsSecondFactor: boolean;
  /** Seconds until the token and the session end. */
  expiresIn: number;
  endsIn: number;
}

/** Until two-step verification is set up, the token is good for nothing else. */
export const mustEnroll = ({ needsSecondFactor, secondFactor }: StaffSession): boolean =>
  needsSecondFactor && !secondFactor;
