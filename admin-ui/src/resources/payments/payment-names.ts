import type { StaffPayment, StaffPaymentDetail } from '@shortlist/shared/contract/admin-payments';
import type { Tone } from '../../ui/status-chip.js';
import { dayOf } from '../../ui/dates.js';

export const PRODUCT_NAMES: Readonly<Record<StaffPayment['kind'], string>> = {
  download: 'Download',
  pro: 'Pro plan',
  premium: 'Premium plan',
};

export const STATE_CHIPS: Readonly<Record<StaffPayment['state'], { label: string; tone: Tone }>> = {
  paid: { label: 'Paid', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'default' },
  disputed: { label: 'Disputed', tone: 'warning' },
  failed: { label: 'Failed', tone: 'error' },
};

export const REFUND_CHIPS: Readonly<
  Record<StaffPaymentDetail['refunds'][number]['state'], { label: string; tone: Tone }>
> = {
  open: { label: 'On its way', tone: 'warning' },
  made: { label: 'Refunded', tone: 'success' },
  refused: { label: 'Refused by the provider', tone: 'error' },
};

export const ENTRY_NAMES: Readonly<Record<StaffPaymentDetail['entries'][number]['kind'], string>> = {
  download: 'Payment',
  subscription: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  dispute_fee: 'Dispute fee',
};

export const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  stripe_test: 'Stripe (test mode)',
  sandbox: 'Sandbox',
  none: 'None: covered by the promo code',
};

export const PRODUCT_CHOICES = Object.entries(PRODUCT_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));

export const accountOf = ({ user }: Pick<StaffPayment, 'user'>): string => user?.email ?? 'Deleted account';

export const periodOf = ({ periodStart, periodEnd }: StaffPayment): string | null =>
  periodStart && periodEnd ? `${dayOf(periodStart)} – ${dayOf(periodEnd)}` : null;
