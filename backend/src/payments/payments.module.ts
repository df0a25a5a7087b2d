import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { PromoGuessesModule } from '../promo/promo-guesses.module.js';
import { SandboxApiModule } from '../sandbox/sandbox.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CustomersService } from './customers.service.js';
import { DisputeInboxController } from './dispute-inbox.controller.js';
import { DisputeInboxService } from './dispute-inbox.service.js';
import { OrderPricing } from './order-pricing.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { SettlementModule } from './settlement.module.js';
import { WebhookController } from './webhook.controller.js';

/** The API's side of payments. */
@Module({
  imports: [
    SettlementModule,
    SandboxApiModule,
    EntitlementsModule,
    PromoGuessesModule,
    SecurityEventsModule,
    StaffModule,
  ],
  controllers: [OrdersController, DisputeInboxController, WebhookController],
  providers: [CustomersService, OrdersService, OrderPricing, DisputeInboxService],
  exports: [SettlementModule, CustomersService],
})
export class PaymentsModule {}
