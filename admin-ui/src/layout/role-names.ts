import type { StaffRole } from '@shortlist/shared/contract/staff';

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  support: 'Support',
  analyst: 'Analyst',
};
