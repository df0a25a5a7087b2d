import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { PromoGuessesModule } from '../promo/promo-guesses.module.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { EntitlementsModule } from './entitlements.module.js';
import { PlanChangeService } from './plan-change.service.js';
import { SubscriptionStart } from './subscription-start.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [EntitlementsModule, PaymentsModule, PromoGuessesModule],
  controllers: [BillingController],
  providers: [BillingService, PlanChangeService, SubscriptionStart, SubscriptionsService],
})
export class BillingModule {}
