import type { Detail, EmailTemplate } from '../../../mail/email-template.js';
import { day } from '../../../mail/day.js';

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

export const refunded = (
  greeting: string,
  { amount, paidFor, at, isTest, after }: Refund,
  url: string,
): EmailTemplate => ({
  subject: `Your refund: ${amount}`,
  greeting,
  paragraphs: [
    `We refunded ${amount} to the card you paid with. Banks can take up to ten days to show it.`,
    effectOf(after),
  ],
  details: [
    { label: 'Refunded', value: isTest ? `${amount} (a test: no money was moved)` : amount },
    { label: 'Paid for', value: paidFor },
    { label: 'Date', value: day(at) },
  ] satisfies Detail[],
  button: { label: 'Open your account', url },
  reason: 'You’re receiving this email because a payment made with your account was refunded.',
});

function effectOf(after: AfterRefund): string {
  switch (after.kind) {
    case 'plan_ended':
      return `Your ${after.plan} plan has ended, and you will not be charged for it again. Your resumes stay saved.`;
    case 'plan_goes_on':
      return `${after.plan} continues as before.`;
    case 'locked':
      return 'The resume you unlocked with this payment is locked again, so its PDF and DOCX require a new payment. Its content stays saved.';
    case 'unlocked':
      return 'Your resume stays unlocked.';
    case 'resume_deleted':
      return 'The resume you paid for was permanently deleted before your payment arrived.';
    case 'paid_twice':
      return 'You paid twice for the same resume. We refunded the second payment, and your resume stays unlocked.';
  }
}
