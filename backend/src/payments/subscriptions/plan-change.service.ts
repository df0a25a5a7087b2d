import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PlanChangeQuery, PlanChangeView } from '@shortlist/shared/contract/account/billing';
import { PRICES } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { liveSubscription } from './live-subscription.js';

/** Previews the price of a plan change. */
@Injectable()
export class PlanChangeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
  ) {}

  async preview(userId: string, { plan }: PlanChangeQuery): Promise<PlanChangeView> {
    const live = await liveSubscription(this.database, this.provider.name, userId);
    if (live?.state !== 'active' || !live.reference)
      throw ApiError.conflict('no_subscription', 'You don’t have a plan to change.');
    const { currency, [live.plan]: now, [plan]: wanted } = PRICES;
    const amountDue = wanted > now ? await this.provider.previewUpgrade(live.reference, plan, wanted) : 0;
    return { amountDue, currency };
  }
}
