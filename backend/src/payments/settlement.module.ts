import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { PaymentEmailsModule } from './emails/payment-emails.module.js';
import { CheckoutLimits } from './stripe/checkout-limits.service.js';
import { DuplicatesService } from './orders/duplicates.service.js';
import { EventsService } from './stripe/events.service.js';
import { StripeModule } from './stripe/stripe.module.js';
import { SettlementService } from './settlement/settlement.service.js';
import { StaffRefunds } from './jobs/staff-refunds.service.js';
import { SubscriptionCancellation } from './subscriptions/subscription-cancellation.service.js';

@Module({
  imports: [RateLimitsModule, StripeModule, PaymentEmailsModule],
  providers: [
    CheckoutLimits,
    EventsService,
    SettlementService,
    DuplicatesService,
    SubscriptionCancellation,
    StaffRefunds,
  ],
  exports: [
    StripeModule,
    PaymentEmailsModule,
    CheckoutLimits,
    EventsService,
    SettlementService,
    DuplicatesService,
    SubscriptionCancellation,
    StaffRefunds,
  ],
})
export class SettlementModule {}
