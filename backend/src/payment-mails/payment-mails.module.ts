import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PaymentMails } from './payment-mails.service.js';

@Module({ imports: [MailModule], providers: [PaymentMails], exports: [PaymentMails] })
export class PaymentMailsModule {}
