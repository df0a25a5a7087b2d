import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailTokensModule } from '../auth/credentials/mail-tokens.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentEmailsModule } from '../payments/emails/payment-emails.module.js';
import { RequestEmailWriter } from '../service-requests/request-email-writer.service.js';
import { InvitationEmailsModule } from '../staff/members/invitation-emails.module.js';
import { User } from '../users/user.entity.js';
import { MailProcessor } from './mail.processor.js';
import { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';
import { SupportAddress } from './support-address.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    InvitationEmailsModule,
    MailModule,
    MailTokensModule,
    PaymentEmailsModule,
  ],
  providers: [MailWriter, Mailer, RequestEmailWriter, SupportAddress, MailProcessor],
})
export class NotificationsModule {}
