import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { PaymentsModule } from '../payments.module.js';
import { PromoModule } from '../../promo/promo.module.js';
import { AwaitedPayment } from '../subscriptions/awaited-payment.service.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { EntitlementsModule } from '../../entitlements/entitlements.module.js';
import { PlanChangeService } from '../subscriptions/plan-change.service.js';
import { SubscriptionCheckout } from '../subscriptions/subscription-checkout.service.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, PaymentsModule, PromoModule],
  controllers: [BillingController],
  providers: [AwaitedPayment, BillingService, PlanChangeService, SubscriptionCheckout, SubscriptionsService],
  exports: [BillingService, SubscriptionsService],
})
export class BillingModule {}
