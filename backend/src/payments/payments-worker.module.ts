import { Module } from '@nestjs/common';
import { SandboxWorkerModule } from '../sandbox/sandbox.module.js';
import { DeletedAccountCleanup } from './jobs/deleted-account-cleanup.service.js';
import { PaymentAudit } from './jobs/payment-audit.service.js';
import { PaymentRuns } from './queue/payment-runs.service.js';
import { PaymentsProcessor } from './jobs/payments.processor.js';
import { ReconciliationService } from './jobs/reconciliation.service.js';
import { SettlementModule } from './settlement.module.js';

@Module({
  imports: [SettlementModule, SandboxWorkerModule],
  providers: [PaymentsProcessor, ReconciliationService, PaymentAudit, PaymentRuns, DeletedAccountCleanup],
})
export class PaymentsWorkerModule {}
