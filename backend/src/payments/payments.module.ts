import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { SandboxApiModule } from '../sandbox/api/sandbox-api.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CustomersService } from './stripe/customers.service.js';
import { DisputeInboxController } from './ledger/dispute-inbox.controller.js';
import { DisputeInboxService } from './ledger/dispute-inbox.service.js';
import { OrderPricing } from './orders/order-pricing.service.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersService } from './orders/orders.service.js';
import { SettlementModule } from './settlement.module.js';
import { WebhookController } from './stripe/webhook.controller.js';

@Module({
  imports: [SettlementModule, SandboxApiModule, EntitlementsModule, PromoModule, SecurityEventsModule, StaffModule],
  controllers: [OrdersController, DisputeInboxController, WebhookController],
  providers: [CustomersService, OrdersService, OrderPricing, DisputeInboxService],
  exports: [SettlementModule, CustomersService],
})
export class PaymentsModule {}
