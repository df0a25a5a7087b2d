import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { PlanChangeQuery, PlanChangeView } from '@shortlist/shared/contract/account/billing';
import { PRICES } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { findLiveSubscription } from './subscriptions.queries.js';

@Injectable()
export class PlanChangeService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
  ) {}

  async preview(userId: string, { plan }: PlanChangeQuery): Promise<PlanChangeView> {
    const live = await findLiveSubscription(this.database, { provider: this.provider.name, userId });
    if (live?.state !== 'active' || !live.reference)
      throw ApiError.conflict('no_subscription', 'You don’t have a plan to change. Choose a plan first.');
    const { currency, [live.plan]: now, [plan]: wanted } = PRICES;
    const amountDue = wanted > now ? await this.provider.previewUpgrade(live.reference, plan, wanted) : 0;
    return { amountDue, currency };
  }
}
