import { z } from 'zod';
import { listQuery, listView } from '../common/list-query.js';
import { DISPUTE_STATES } from '../account/payments.js';
import { isoDate } from '../common/text.js';

export const disputeQuery = listQuery(['openedAt', 'updatedAt', 'state', 'amount']).extend({
  state: z.enum(DISPUTE_STATES).optional(),
});

export const staffDispute = z.object({
  id: z.guid(),
  state: z.enum(DISPUTE_STATES),
  /** Disputed amount in cents. */
  amount: z.int(),
  currency: z.string(),
  /** Ids of the dispute and of the disputed payment at the card provider. */
  reference: z.string(),
  payment: z.string(),
  /** Owner of the disputed payment; null after the account is deleted. */
  user: z.object({ id: z.guid(), email: z.string() }).nullable(),
  openedAt: isoDate,
  updatedAt: isoDate,
  /** Time at which the dispute stopped blocking purchases; null while it blocks them. */
  clearedAt: isoDate.nullable(),
  clearedBy: z.string().nullable(),
});

export const disputeList = listView(staffDispute);
export const disputePatch = z.object({ cleared: z.boolean() });

export type DisputeQuery = z.infer<typeof disputeQuery>;
export type StaffDispute = z.infer<typeof staffDispute>;
export type DisputeList = z.infer<typeof disputeList>;
export type DisputePatch = z.infer<typeof disputePatch>;
