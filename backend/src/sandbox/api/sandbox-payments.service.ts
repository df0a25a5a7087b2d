import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { SandboxConfirmBody, SandboxConfirmView } from '@shortlist/shared/contract/account/payments';
import { EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { SandboxStore } from '../sandbox-store.js';
import { findResumeOf } from '../sandbox.queries.js';
import type { StripeAccount } from '../stripe/stripe-account.js';
import type { Intent } from '../stripe/stripe-objects.js';
import { examine } from './test-cards.js';

const paymentNotFound = (): ApiError => ApiError.notFound('payment');

export interface Authentication {
  amount: number;
  currency: string;
  last4: string;
}

/** Imitates Stripe's browser form and the card's bank. Rejects payments that belong to other users. */
@Injectable()
export class SandboxPayments {
  constructor(
    private readonly store: SandboxStore,
    @InjectEntityManager() private readonly database: EntityManager,
  ) {}

  async confirm(userId: string, { clientSecret, card }: SandboxConfirmBody): Promise<SandboxConfirmView> {
    const id = clientSecret.split('_secret_', 1)[0] ?? '';
    const confirmed = await this.change(id, (account): SandboxConfirmView | { declined: string } => {
      const intent = ownIntent(account, userId, id);
      if (intent.client_secret !== clientSecret || intent.status === 'canceled') throw paymentNotFound();
      if (intent.status === 'succeeded')
        throw ApiError.conflict('already_unlocked', 'This payment is already complete.');
      const examined = examine(card, account.time);
      switch (examined.outcome) {
        case 'declined':
          account.decline(id);
          return { declined: examined.message };
        case 'requires_action':
          account.requireAuthentication(id, examined.card);
          return { status: 'requires_action', redirect: `/api/payments/sandbox/authenticate?payment=${id}` };
        case 'charged':
          account.pay(id, examined.card);
          return { status: 'succeeded' };
      }
    });
    // Throw only after the commit, so the declined attempt stays recorded.
    if ('declined' in confirmed) throw new ApiError(402, 'card_declined', confirmed.declined);
    return confirmed;
  }

  /** Returns the data for the bank's page, or the URL to redirect to if the payment no longer awaits authentication. */
  async authentication(userId: string, id: string): Promise<Authentication | { next: string }> {
    const { intent, plan } = await this.change(id, (account) => ({
      intent: ownIntent(account, userId, id),
      plan: account.planOf(id),
    }));
    const { amount, currency, card, status } = intent;
    if (status === 'requires_action' && card) return { amount, currency, last4: card.last4 };
    return { next: await this.pageAfter(id, plan, status === 'succeeded') };
  }

  /** Returns the URL to redirect to. Its query contains the outcome in Stripe's format. */
  async authenticate(userId: string, id: string, approved: boolean): Promise<string> {
    const { plan, succeeded } = await this.change(id, (account) => {
      const { status, card } = ownIntent(account, userId, id);
      const plan = account.planOf(id);
      // The form was submitted again after the payment had been completed.
      if (status === 'succeeded') return { plan, succeeded: true };
      if (status !== 'requires_action' || !card) throw paymentNotFound();
      if (approved) account.pay(id, card);
      else account.decline(id);
      return { plan, succeeded: approved };
    });
    return this.pageAfter(id, plan, succeeded);
  }

  private change<T>(id: string, work: (account: StripeAccount) => T): Promise<T> {
    return this.store.change({ ids: [id], key: undefined, allCustomers: false }, work);
  }

  private async pageAfter(id: string, plan: string | null, succeeded: boolean): Promise<string> {
    const page = plan ? `/dashboard?subscription=success&plan=${plan}` : await this.afterDownload(id);
    return `${page}&redirect_status=${succeeded ? 'succeeded' : 'failed'}`;
  }

  /**
   * Returns the URL to redirect to after the payment for a download. The real Stripe gets this URL from the client; the
   * sandbox finds the resume through the order.
   */
  private async afterDownload(reference: string): Promise<string> {
    const resumeId = await findResumeOf(this.database, reference);
    return `/dashboard?payment=success${resumeId ? `&resume=${resumeId}` : ''}`;
  }
}

function ownIntent(account: StripeAccount, userId: string, id: string): Intent {
  const intent = account.intents.get(id);
  const owner = account.customers.get(intent?.customer ?? '')?.['metadata'] as { user?: string } | undefined;
  if (!intent || owner?.user !== userId) throw paymentNotFound();
  return intent;
}
