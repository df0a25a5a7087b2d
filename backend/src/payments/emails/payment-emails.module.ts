import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { PaymentEmailWriter } from './payment-email-writer.service.js';
import { PaymentEmails } from './payment-emails.service.js';

@Module({
  imports: [MailModule],
  providers: [PaymentEmails, PaymentEmailWriter],
  exports: [PaymentEmails, PaymentEmailWriter],
})
export class PaymentEmailsModule {}
