import { day } from '../../../mail/day.js';
import type { Detail, EmailTemplate } from '../../../mail/email-template.js';

export type AfterDispute =
  | { kind: 'plan_ended' | 'plan_runs_out'; plan: string }
  | { kind: 'plan_restored'; plan: string; until: Date }
  | { kind: 'locked' | 'unlocked' };

export interface Dispute {
  state: 'open' | 'won' | 'lost' | 'prevented';
  amount: string;
  paidFor: string;
  paidAt: Date;
  isTest: boolean;
  after: AfterDispute;
}

const SUBJECTS: Record<Dispute['state'], (amount: string) => string> = {
  open: (amount) => `Your bank disputed a payment: ${amount}`,
  lost: (amount) => `The dispute over ${amount} is closed`,
  won: (amount) => `The dispute over ${amount} is closed`,
  prevented: (amount) => `Your bank returned a payment: ${amount}`,
};

const OUTCOMES: Record<Dispute['state'], (amount: string) => string> = {
  open: (amount) => `Your bank disputed a payment of ${amount} for your account and withdrew the money from us.`,
  lost: (amount) => `Your bank closed the dispute over ${amount} in your favor. You keep the money.`,
  won: (amount) => `Your bank closed the dispute over ${amount}. The payment remains valid.`,
  prevented: (amount) => `Your bank returned a payment of ${amount} to your card.`,
};

const NEXT_STEPS: Record<Dispute['state'], string | null> = {
  open: 'If this was a mistake, ask your bank to withdraw the dispute, and contact us. Until the dispute is closed, you cannot buy anything new with this account.',
  lost: 'To buy again with this account, contact us first.',
  won: null,
  prevented: null,
};

export function paymentDisputed(greeting: string, dispute: Dispute, url: string): EmailTemplate {
  const { state, amount, paidFor, paidAt, isTest, after } = dispute;
  return {
    subject: SUBJECTS[state](amount),
    greeting,
    paragraphs: [OUTCOMES[state](amount), effectOf(after), NEXT_STEPS[state]].filter((text) => text !== null),
    details: [
      { label: 'Amount', value: isTest ? `${amount} (a test: no money was moved)` : amount },
      { label: 'Paid for', value: paidFor },
      { label: 'Paid on', value: day(paidAt) },
    ] satisfies Detail[],
    button: { label: 'Open your account', url },
    reason: 'You’re receiving this email because a bank disputed a payment that was made with your account.',
  };
}

function effectOf(after: AfterDispute): string {
  switch (after.kind) {
    case 'plan_ended':
      return `Your ${after.plan} plan has ended, and you will not be charged for it again. Your resumes stay saved.`;
    case 'plan_runs_out':
      return `${after.plan} is canceled. You keep it until the end of the month you paid for, and you will not be charged again. Your resumes stay saved.`;
    case 'plan_restored':
      return `You have ${after.plan} again until ${day(after.until)}, the end of the month that you paid for. It does not renew.`;
    case 'locked':
      return 'The resume you unlocked with this payment is locked again. Its content stays saved.';
    case 'unlocked':
      return 'The resume you paid for is unlocked again.';
  }
}
