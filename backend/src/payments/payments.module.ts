import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { PromoGuessesModule } from '../promo/promo-guesses.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CustomersService } from './customers.service.js';
import { DisputeInboxController } from './dispute-inbox.controller.js';
import { DisputeInboxService } from './dispute-inbox.service.js';
import { OrderPricing } from './order-pricing.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { SandboxController } from './provider/sandbox/sandbox.controller.js';
import { SandboxEndpoint } from './provider/sandbox/sandbox-endpoint.js';
import { SandboxPayments } from './provider/sandbox/sandbox-payments.service.js';
import { SettlementModule } from './settlement.module.js';
import { WebhookController } from './webhook.controller.js';

/** The API's side of payments. */
@Module({
  imports: [SettlementModule, EntitlementsModule, PromoGuessesModule, SecurityEventsModule, StaffModule],
  controllers: [OrdersController, DisputeInboxController, WebhookController, SandboxController],
  providers: [CustomersService, OrdersService, OrderPricing, DisputeInboxService, SandboxPayments, SandboxEndpoint],
  exports: [SettlementModule, CustomersService],
})
export class PaymentsModule {}
