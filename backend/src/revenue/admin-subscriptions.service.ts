import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  StaffSubscription,
  StaffSubscriptionList,
  StaffSubscriptionQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import { EntityManager } from 'typeorm';
import { listSubscriptions, type SubscriptionRow } from './revenue.queries.js';

@Injectable()
export class AdminSubscriptions {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  async list(query: StaffSubscriptionQuery): Promise<StaffSubscriptionList> {
    const { rows, total } = await listSubscriptions(this.database, query);
    return { items: rows.map(subscriptionView), total };
  }
}

const subscriptionView = ({ startedAt, renewsAt, endsAt, ...row }: SubscriptionRow): StaffSubscription => ({
  ...row,
  startedAt: startedAt.toISOString(),
  renewsAt: renewsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});
