import { Module } from '@nestjs/common';
import { Departures } from './departures.service.js';
import { PaymentAudit } from './payment-audit.service.js';
import { PaymentRuns } from './payment-runs.service.js';
import { PaymentsProcessor } from './payments.processor.js';
import { SandboxDeliveries } from './provider/sandbox/sandbox-deliveries.service.js';
import { SandboxRenewals } from './provider/sandbox/sandbox-renewals.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SettlementModule } from './settlement.module.js';

/** The worker's side of payments. */
@Module({
  imports: [SettlementModule],
  providers: [
    PaymentsProcessor,
    ReconciliationService,
    PaymentAudit,
    PaymentRuns,
    Departures,
    SandboxDeliveries,
    SandboxRenewals,
  ],
  // With the queue, which is swept like the others.
  exports: [SettlementModule],
})
export class PaymentsWorkerModule {}
