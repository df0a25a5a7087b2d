import type { StaffView } from '@shortlist/shared/contract/console/staff';

/** Returns the key of a staff account in sign-in limits, which keeps it apart from users' keys. */
export const staffAccount = (username: string): string => `staff ${username.toLowerCase()}`;
export const staffLimitKey = (staffId: string): string => `staff ${staffId}`;

/** A valid token's session and owner. */
export interface StaffSession extends StaffView {
  /** Digest of the session's current token. */
  digest: string;
  /** Whether a code was entered at sign-in, or confirmed since. */
  secondFactor: boolean;
  /** Whether the account must have a second factor. */
  needsSecondFactor: boolean;
  expiresIn: number;
  endsIn: number;
}

/** True until two-step verification is set up; the token allows nothing else before. */
export const mustEnroll = ({ needsSecondFactor, secondFactor }: StaffSession): boolean =>
  needsSecondFactor && !secondFactor;
