import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PaymentEmailsModule } from '../payments/emails/payment-emails.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { UnsentEmails } from './unsent-emails.service.js';

@Module({
  imports: [MailModule, PaymentEmailsModule, SecurityEventsModule, StaffModule],
  controllers: [EmailsController],
  providers: [EmailsService, UnsentEmails],
})
export class EmailsModule {}
