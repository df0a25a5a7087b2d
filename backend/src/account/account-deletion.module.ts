import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsQueueModule } from '../payments/queue/payments-queue.module.js';
import { ResumeRemovalModule } from '../resumes/resume-removal.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Used by the API, which deletes accounts on request, and by the worker, which carries out scheduled deletions. */
@Module({
  imports: [MailModule, PaymentsQueueModule, ResumeRemovalModule, SecurityEventsModule],
  providers: [AccountDeletionService],
  exports: [AccountDeletionService],
})
export class AccountDeletionModule {}
