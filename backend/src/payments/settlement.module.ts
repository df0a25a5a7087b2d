import { Module } from '@nestjs/common';
import { LimitsService } from '../auth/limits.service.js';
import { PaymentMailsModule } from '../payment-mails/payment-mails.module.js';
import { CheckoutLimits } from './checkout-limits.service.js';
import { DuplicatesService } from './duplicates.service.js';
import { EventsService } from './events.service.js';
import { OrderSettlement } from './order-settlement.js';
import { ProviderModule } from './provider/provider.module.js';
import { SettlementService } from './settlement.service.js';
import { StaffRefunds } from './staff-refunds.service.js';
import { SubscriptionEnd } from './subscription-end.service.js';
import { SubscriptionSettlement } from './subscription-settlement.js';

/** What both processes have to do with payments. */
@Module({
  imports: [ProviderModule, PaymentMailsModule],
  providers: [
    LimitsService,
    CheckoutLimits,
    EventsService,
    OrderSettlement,
    SubscriptionSettlement,
    SettlementService,
    DuplicatesService,
    SubscriptionEnd,
    StaffRefunds,
  ],
  exports: [
    ProviderModule,
    PaymentMailsModule,
    CheckoutLimits,
    EventsService,
    OrderSettlement,
    SettlementService,
    DuplicatesService,
    SubscriptionEnd,
    StaffRefunds,
  ],
})
export class SettlementModule {}
