import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { messages } from './messages.js';

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = messages.roleNames.roleNames;
