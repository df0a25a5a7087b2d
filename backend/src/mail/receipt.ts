import { day } from './day.js';
import type { Detail } from './email-template.js';

export interface Receipt {
  /** Formatted amount, such as "$3.99". */
  paid: string;
  at: Date;
  discount: { price: string; code: string; off: string } | null;
  /** URL of the receipt on the payment provider's site. */
  url: string | null;
  /** True in the sandbox, which moves no money. */
  isTest: boolean;
}

export const receiptDetails = ({ paid, at, discount, url, isTest }: Receipt): Detail[] => [
  ...(discount
    ? [
        { label: 'Price', value: discount.price },
        { label: `Promo code ${discount.code}`, value: discount.off },
      ]
    : []),
  { label: 'Paid', value: isTest ? `${paid} (a test: no money was moved)` : paid },
  { label: 'Date', value: day(at) },
  ...(url ? [{ label: 'Receipt', value: 'Receipt from our card provider', url }] : []),
];

export const receiptReason =
  'You’re receiving this email because a purchase was made with your account. If that was not you, sign in, check your payments, and choose a new password.';
