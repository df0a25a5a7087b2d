import type { Detail, Letter } from '../letter.js';
import { day } from '../day.js';

/** What became of what was paid for. */
export type AfterRefund =
  | { kind: 'plan_ended' | 'plan_goes_on'; plan: string }
  | { kind: 'locked' | 'unlocked' | 'paid_twice' | 'resume_deleted' };

export interface Refund {
  amount: string;
  paidFor: string;
  at: Date;
  isTest: boolean;
  after: AfterRefund;
}

export const refunded = (greeting: string, { amount, paidFor, at, isTest, after }: Refund, url: string): Letter => ({
  subject: `Your refund: ${amount}`,
  greeting,
  paragraphs: [
    `We gave ${amount} back to the card that you paid with. Banks take up to ten days to show it.`,
    meaningOf(after),
  ],
  details: [
    { label: 'Given back', value: isTest ? `${amount} (a test: no money was moved)` : amount },
    { label: 'Paid for', value: paidFor },
    { label: 'Date', value: day(at) },
  ] satisfies Detail[],
  button: { label: 'Open your account', url },
  why: 'You get this mail because money that was paid with your account went back.',
});

function meaningOf(after: AfterRefund): string {
  switch (after.kind) {
    case 'plan_ended':
      return `${after.plan} has ended, and nothing more is charged for it. Your resumes stay saved.`;
    case 'plan_goes_on':
      return `${after.plan} goes on as before.`;
    case 'locked':
      return 'The resume that was paid with it is locked again: its PDF and DOCX have to be paid for anew. The resume itself stays saved.';
    case 'unlocked':
      return 'Your resume stays unlocked.';
    case 'resume_deleted':
      return 'The resume that you paid for had been deleted for good before your payment arrived.';
    case 'paid_twice':
      return 'You had paid for the same resume twice. It stays unlocked; this was the second payment.';
  }
}
