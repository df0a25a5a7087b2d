import { Module } from '@nestjs/common';
import { SettlementModule } from '../payments/settlement.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { AdminPayments } from './admin-payments.service.js';
import { AdminSubscriptions } from './admin-subscriptions.service.js';
import { PaymentExports } from './payment-exports.service.js';
import { RefundPayment } from './refund-payment.service.js';
import { RevenueController } from './revenue.controller.js';
import { RevenueFigures } from './revenue-figures.service.js';

@Module({
  imports: [SettlementModule, SecurityEventsModule, StaffModule],
  controllers: [AdminPaymentsController, RevenueController],
  providers: [AdminPayments, AdminSubscriptions, PaymentExports, RefundPayment, RevenueFigures],
})
export class RevenueModule {}
