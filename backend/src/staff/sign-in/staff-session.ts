import type { StaffView } from '@shortlist/shared/contract/console/staff';

/**
 * Returns the key under which sign-in limits count a staff account. The prefix prevents collisions with the keys of
 * users.
 */
export const staffAccount = (username: string): string => `staff ${username.toLowerCase()}`;
export const staffLimitKey = (staffId: string): string => `staff ${staffId}`;

export interface StaffSession extends StaffView {
  /** Digest of the session's current token. */
  digest: string;
  /** Whether the second factor was verified in this session. */
  secondFactor: boolean;
  needsSecondFactor: boolean;
  expiresIn: number;
  endsIn: number;
}

export const mustEnroll = ({ needsSecondFactor, secondFactor }: StaffSession): boolean =>
  needsSecondFactor && !secondFactor;
