import type { AdminUserItem } from '@shortlist/shared/contract/admin-users';
import { runningPlanOf } from '../entitlements/entitlements.service.js';

const STATUS = `
  CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.deletion_at IS NOT NULL THEN 'deletion_planned'
       WHEN NOT u.email_verified THEN 'unverified' ELSE 'active' END`;

export const USER_COLUMNS = `
  u.id, u.email, trim(concat(u.first_name, ' ', u.last_name)) AS name, u.created_at AS "createdAt", ${STATUS} AS status,
  coalesce((${runningPlanOf('u.id')}), 'free') AS plan,
  (SELECT max(day) FROM account_days WHERE user_id = u.id)::text AS "lastActive"`;

export type UserRow = Omit<AdminUserItem, 'createdAt'> & { createdAt: Date };
