import { Module } from '@nestjs/common';
import { DuplicatesService } from './duplicates.service.js';
import { EventsService } from './events.service.js';
import { OrderSettlement } from './order-settlement.js';
import { ProviderModule } from './provider/provider.module.js';
import { SettlementService } from './settlement.service.js';
import { SubscriptionSettlement } from './subscription-settlement.js';

/** What both processes have to do with payments. */
@Module({
  imports: [ProviderModule],
  providers: [EventsService, OrderSettlement, SubscriptionSettlement, SettlementService, DuplicatesService],
  exports: [ProviderModule, EventsService, SettlementService, DuplicatesService],
})
export class SettlementModule {}
