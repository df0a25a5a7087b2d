import type { StaffView } from '@shortlist/shared/contract/console/staff';

/** Key for counting failed sign-ins with a staff username. The prefix distinguishes the key from those of users. */
export const staffNameKey = (username: string): string => `staff ${username.toLowerCase()}`;
/** Key under which a signed-in staff member's attempts to enter a code or password are counted. */
export const staffIdKey = (staffId: string): string => `staff ${staffId}`;

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
