import { Module } from '@nestjs/common';
import { PaymentMailsModule } from '../payment-mails/payment-mails.module.js';
import { DuplicatesService } from './duplicates.service.js';
import { EventsService } from './events.service.js';
import { OrderSettlement } from './order-settlement.js';
import { ProviderModule } from './provider/provider.module.js';
import { SettlementService } from './settlement.service.js';
import { SubscriptionEnd } from './subscription-end.service.js';
import { SubscriptionSettlement } from './subscription-settlement.js';

/** What both processes have to do with payments. */
@Module({
  imports: [ProviderModule, PaymentMailsModule],
  providers: [
    EventsService,
    OrderSettlement,
    SubscriptionSettlement,
    SettlementService,
    DuplicatesService,
    SubscriptionEnd,
  ],
  exports: [
    ProviderModule,
    PaymentMailsModule,
    EventsService,
    OrderSettlement,
    SettlementService,
    DuplicatesService,
    SubscriptionEnd,
  ],
})
export class SettlementModule {}
