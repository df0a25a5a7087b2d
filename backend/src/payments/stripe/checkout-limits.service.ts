import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { formatRetryAfter } from '@shortlist/shared/text/format-retry-after';
import { EntityManager } from 'typeorm';
import type { Limit } from '../../rate-limits/limits.js';
import { keyOf, LimitsService, SITE_FACTOR } from '../../rate-limits/limits.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { User } from '../../users/user.entity.js';
import { siteOf } from '../../core/env/network.js';
import { Order } from '../tables/order.entity.js';
import { PaymentOrigin } from '../tables/payment-origin.entity.js';
import { Subscription } from '../tables/subscription.entity.js';
import type { ProviderEvent } from './provider-objects.js';
import { StripeProvider } from './stripe-provider.js';
import { putOrigin } from './stripe.queries.js';

/** Limit on new payments. A buyer needs a new payment only for another resume or plan. */
export const NEW_PAYMENTS: Limit = { name: 'new payments', times: 20, minutes: 60 };
export const NEW_PAYMENTS_OF_NETWORK: Limit = { name: 'new payments network', times: 100, minutes: 60 };

/** Limit on declined cards. Card testers need many attempts; a genuine buyer rarely needs more than three. */
export const DECLINES: Limit = { name: 'declined cards', times: 10, minutes: 60 };
export const DECLINES_OF_NETWORK: Limit = { name: 'declined cards network', times: 40, minutes: 60 };

/** Number of declined cards after which the account needs a confirmed email address for a new payment. */
export const CONFIRM_AFTER: Limit = { ...DECLINES, times: 3 };
export const CONFIRM_AFTER_OF_NETWORK: Limit = { ...DECLINES_OF_NETWORK, times: 15 };

export interface Buyer {
  userId: string;
  network: string;
}

type Subject = NonNullable<ProviderEvent['subject']>;

/** Prevents card testing. Counts started payments and declined cards, per account and per network. */
@Injectable()
export class CheckoutLimits {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Checks the limits on declined cards. @throws {ApiError} 429 after many declined cards; 403 after some, until the
   * email address is confirmed
   */
  async admit(buyer: Buyer): Promise<void> {
    const wait = await this.longestWait(DECLINES, DECLINES_OF_NETWORK, buyer);
    if (wait !== undefined) throw tooMany('cards were declined', wait);
    const mustConfirm = (await this.longestWait(CONFIRM_AFTER, CONFIRM_AFTER_OF_NETWORK, buyer)) !== undefined;
    if (mustConfirm && !(await this.hasConfirmedEmail(buyer.userId))) throw emailNotConfirmed();
  }

  /**
   * Counts a payment and creates it at the provider; counts nothing if the provider is unavailable.
   *
   * @throws {ApiError} 429 after too many new payments
   */
  async countNew<T>({ userId, network }: Buyer, create: () => Promise<T>): Promise<T> {
    try {
      return await this.limits.countFor(
        [
          [NEW_PAYMENTS, userId],
          [NEW_PAYMENTS_OF_NETWORK, network],
        ],
        create,
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.getStatus() !== 429) throw error;
      throw tooMany('payments were started', error.details.retryAfter ?? 60);
    }
  }

  /** Stores the network from which a purchase is paid, because the provider's events do not contain the network. */
  async remember(reference: string, { network }: Buyer): Promise<void> {
    const { name: provider } = this.provider;
    await putOrigin(this.database, { provider, reference, networks: networkKeys(network) });
  }

  async noteDecline(subject: Subject): Promise<void> {
    const userId = await this.payerOf(subject);
    if (userId === null) return;
    await this.limits.allows(DECLINES, userId);
    const origin = await this.database.findOneBy(PaymentOrigin, {
      provider: this.provider.name,
      reference: subject.reference,
    });
    for (const network of origin?.networks ?? []) await this.limits.allows(DECLINES_OF_NETWORK, network);
  }

  /** Returns whether the purchase's account has reached the limit on declined cards. */
  async isLocked(subject: Subject): Promise<boolean> {
    const userId = await this.payerOf(subject);
    return userId !== null && (await this.limits.waitIfExhausted(DECLINES, userId)) !== undefined;
  }

  /**
   * Returns the account whose purchase awaits its first payment. Returns null for renewals, because the provider
   * retries them without the user.
   */
  private async payerOf({ kind, reference }: Subject): Promise<string | null> {
    const columns = { select: { id: true, userId: true } } as const;
    const where = { provider: this.provider.name, reference };
    const purchase =
      kind === 'payment'
        ? await this.database.findOne(Order, { ...columns, where: { ...where, state: 'open' } })
        : await this.database.findOne(Subscription, { ...columns, where: { ...where, state: 'incomplete' } });
    return purchase?.userId ?? null;
  }

  private async longestWait(ofAccount: Limit, ofNetwork: Limit, { userId, network }: Buyer) {
    const [line, site] = networkKeys(network);
    const waits = [
      await this.limits.waitIfExhausted(ofAccount, userId),
      line && (await this.limits.waitIfExhausted(ofNetwork, line)),
      site && (await this.limits.waitIfExhausted({ ...ofNetwork, times: ofNetwork.times * SITE_FACTOR }, site)),
    ].filter((wait) => typeof wait === 'number');
    return waits.length > 0 ? Math.max(...waits) : undefined;
  }

  private hasConfirmedEmail(userId: string): Promise<boolean> {
    return this.database.existsBy(User, { id: userId, emailVerified: true });
  }
}

/** Returns the rate limit keys of a network and, for IPv6, of its /48. */
const networkKeys = (network: string): string[] =>
  [network, siteOf(network)].flatMap((name) => (name === undefined ? [] : [keyOf('payment origin', name)]));

const tooMany = (what: string, wait: number): ApiError =>
  new ApiError(
    429,
    'too_many_attempts',
    `Too many ${what}. You were not charged. Please try again ${formatRetryAfter(wait)}.`,
    { retryAfter: wait },
  );

const emailNotConfirmed = (): ApiError =>
  new ApiError(
    403,
    'email_not_verified',
    'Several cards were declined. Confirm your email address to try another card: open the link in the email we sent you.',
  );
