import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { InvitationEmails } from './invitation-emails.service.js';

@Module({ imports: [MailModule], providers: [InvitationEmails], exports: [InvitationEmails] })
export class InvitationEmailsModule {}
