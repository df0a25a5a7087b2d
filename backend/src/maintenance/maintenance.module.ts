import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account/account-deletion.module.js';
import { RenderQueueModule } from '../export/export-worker.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsQueueModule } from '../payments/queue/payments-queue.module.js';
import { ResumeRemovalModule } from '../resumes/resume-removal.module.js';
import { RequestsQueueModule } from '../service-requests/requests-queue.module.js';
import { InvitationEmailsModule } from '../staff/members/invitation-emails.module.js';
import { MAINTENANCE_QUEUE } from './maintenance-queue.js';
import { SweepProcessor } from './sweep.processor.js';

@Module({
  imports: [
    BullModule.registerQueue({ name: MAINTENANCE_QUEUE }),
    AccountDeletionModule,
    FilesModule,
    InvitationEmailsModule,
    MailModule,
    PaymentsQueueModule,
    RenderQueueModule,
    RequestsQueueModule,
    ResumeRemovalModule,
  ],
  providers: [SweepProcessor],
})
export class MaintenanceModule {}
