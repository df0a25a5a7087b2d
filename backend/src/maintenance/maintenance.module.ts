import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account/account-deletion.module.js';
import { ExportWorkerModule } from '../export/export-worker.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsQueueModule } from '../payments/queue/payments-queue.module.js';
import { ResumeRemovalModule } from '../resumes/resume-removal.module.js';
import { ServiceRequestsWorkerModule } from '../service-requests/service-requests-worker.module.js';
import { InvitationEmailsModule } from '../staff/members/invitation-emails.module.js';
import { MAINTENANCE_QUEUE } from './maintenance-queue.js';
import { SweepProcessor } from './sweep.processor.js';

/** Deletes expired data in the worker. */
@Module({
  imports: [
    BullModule.registerQueue({ name: MAINTENANCE_QUEUE }),
    AccountDeletionModule,
    ExportWorkerModule,
    InvitationEmailsModule,
    MailModule,
    PaymentsQueueModule,
    ResumeRemovalModule,
    ServiceRequestsWorkerModule,
  ],
  providers: [SweepProcessor],
})
export class MaintenanceModule {}
