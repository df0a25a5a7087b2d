import type { StaffPayment, StaffPaymentDetail } from '@shortlist/shared/contract/console/admin-payments';
import type { Tone } from '../../ui/status-chip.js';
import { dayOf } from '../../ui/dates.js';
import { messages } from './messages.js';

export const PRODUCT_NAMES: Readonly<Record<StaffPayment['kind'], string>> = messages.paymentNames.productNames;

export const STATE_CHIPS: Readonly<Record<StaffPayment['state'], { label: string; tone: Tone }>> = {
  paid: { label: messages.paymentNames.paid, tone: 'success' },
  partly_refunded: { label: messages.paymentNames.partlyRefunded, tone: 'info' },
  refunded: { label: messages.paymentNames.refunded, tone: 'default' },
  disputed: { label: messages.paymentNames.disputed, tone: 'warning' },
  failed: { label: messages.paymentNames.failed, tone: 'error' },
};

export const REFUND_CHIPS: Readonly<
  Record<StaffPaymentDetail['refunds'][number]['state'], { label: string; tone: Tone }>
> = {
  open: { label: messages.paymentNames.processing, tone: 'warning' },
  made: { label: messages.paymentNames.refunded, tone: 'success' },
  refused: { label: messages.paymentNames.rejectedByProvider, tone: 'error' },
};

export const ENTRY_NAMES: Readonly<Record<StaffPaymentDetail['entries'][number]['kind'], string>> =
  messages.paymentNames.entryNames;

export const PROVIDER_NAMES: Readonly<Record<string, string>> = messages.paymentNames.providerNames;

export const PRODUCT_CHOICES = Object.entries(PRODUCT_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));

export const accountOf = ({ user }: Pick<StaffPayment, 'user'>): string =>
  user?.email ?? messages.paymentNames.deletedAccount;

export const periodOf = ({ periodStart, periodEnd }: StaffPayment): string | null =>
  periodStart && periodEnd ? `${dayOf(periodStart)} – ${dayOf(periodEnd)}` : null;
