import { Module } from '@nestjs/common';
import { SandboxWorkerModule } from '../sandbox/sandbox.module.js';
import { Departures } from './departures.service.js';
import { PaymentAudit } from './payment-audit.service.js';
import { PaymentRuns } from './payment-runs.service.js';
import { PaymentsProcessor } from './payments.processor.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SettlementModule } from './settlement.module.js';

/** The worker's side of payments. */
@Module({
  imports: [SettlementModule, SandboxWorkerModule],
  providers: [PaymentsProcessor, ReconciliationService, PaymentAudit, PaymentRuns, Departures],
  // With the queue, which is swept like the others.
  exports: [SettlementModule],
})
export class PaymentsWorkerModule {}
