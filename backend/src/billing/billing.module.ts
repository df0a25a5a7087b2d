import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PromoGuessesModule } from '../promo/promo-guesses.module.js';
import { AwaitedPayment } from './awaited-payment.service.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { EntitlementsModule } from './entitlements.module.js';
import { PlanChangeService } from './plan-change.service.js';
import { SubscriptionStart } from './subscription-start.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, PaymentsModule, PromoGuessesModule],
  controllers: [BillingController],
  providers: [AwaitedPayment, BillingService, PlanChangeService, SubscriptionStart, SubscriptionsService],
  exports: [BillingService, SubscriptionsService],
})
export class BillingModule {}
