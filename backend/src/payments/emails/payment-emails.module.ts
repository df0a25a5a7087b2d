import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { PaymentEmails } from './payment-emails.service.js';

@Module({ imports: [MailModule], providers: [PaymentEmails], exports: [PaymentEmails] })
export class PaymentEmailsModule {}
