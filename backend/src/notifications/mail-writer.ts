import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MailTokensService } from '../auth/credentials/mail-tokens.service.js';
import { User } from '../users/user.entity.js';
import { PaymentEmailWriter } from '../payments/emails/payment-email-writer.service.js';
import { InvitationEmails } from '../staff/members/invitation-emails.service.js';
import { RequestEmailWriter } from '../service-requests/request-email-writer.service.js';
import { greeting } from '../mail/greeting.js';
import type { AddressedEmail, EmailTemplate } from '../mail/email-template.js';
import { accountDeleted } from '../mail/templates/account-deleted.js';
import { addressTaken } from '../mail/templates/address-taken.js';
import { confirmEmail } from '../mail/templates/confirm-email.js';
import { deletionPlanned } from '../mail/templates/deletion-planned.js';
import { emailChanging } from '../mail/templates/email-changing.js';
import { passwordChanged } from '../mail/templates/password-changed.js';
import { providerLinked } from '../mail/templates/provider-linked.js';
import { requestAnswered } from '../mail/templates/request-answered.js';
import { resetPassword } from '../mail/templates/reset-password.js';
import { secondFactorChanged } from '../mail/templates/second-factor-changed.js';
import { verifyEmail } from '../mail/templates/verify-email.js';
import type { MailJob } from '../mail/mail-job.js';

type JobOf<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>;
type AddressedJob = Exclude<MailJob, JobOf<'payment' | 'request_notice' | 'staff_invitation'>>;

/** Writes the email of a job. Returns undefined if the account was deleted or the email is no longer needed. */
@Injectable()
export class MailWriter {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly tokens: MailTokensService,
    private readonly payments: PaymentEmailWriter,
    private readonly requests: RequestEmailWriter,
    private readonly invitations: InvitationEmails,
  ) {}

  async write(job: MailJob): Promise<AddressedEmail | undefined> {
    if (job.kind === 'payment') return this.payments.write(job.mail);
    if (job.kind === 'request_notice') return this.requests.write(job);
    if (job.kind === 'staff_invitation') return this.invitations.write(job.invitation);
    const email = await this.templateFor(job);
    return email && { to: job.email, email };
  }

  private async templateFor(job: AddressedJob): Promise<EmailTemplate | undefined> {
    switch (job.kind) {
      case 'confirm_email':
        return this.confirmEmail(job);
      case 'email_changing':
        // This email is written without looking up the account, because no account has the old address after the
        // change.
        return emailChanging('Hello,', job.newEmail, `${job.site}/forgot-password`);
      case 'account_deleted':
        return accountDeleted();
      case 'verify_email':
      case 'reset_password':
      case 'address_taken':
      case 'password_changed':
      case 'provider_linked':
      case 'second_factor_changed':
      case 'request_answered':
      case 'deletion_planned': {
        const user = await this.users.findOneBy({ email: job.email });
        return user ? this.templateForUser(user, job) : undefined;
      }
    }
  }

  private async templateForUser(
    user: User,
    job: Exclude<AddressedJob, JobOf<'confirm_email' | 'email_changing' | 'account_deleted'>>,
  ) {
    const name = greeting(user.firstName);
    switch (job.kind) {
      case 'verify_email':
        if (user.emailVerified) return undefined;
        return verifyEmail(name, await this.link(job.site, '/verify-email', user, 'verify_email'));
      case 'reset_password':
        return resetPassword(name, await this.link(job.site, '/reset-password', user, 'reset_password'));
      case 'address_taken':
        return addressTaken(name, `${job.site}/login`);
      case 'password_changed':
        return passwordChanged(name, `${job.site}/forgot-password`);
      case 'provider_linked':
        return providerLinked(name, job.provider, job.passwordRemoved, `${job.site}/forgot-password`);
      case 'second_factor_changed':
        return secondFactorChanged(name, job.change, job.site);
      case 'request_answered':
        return requestAnswered(name, `${job.site}/account#people`, job.hasSuggestions);
      case 'deletion_planned':
        // Returns no email if the deletion was canceled in the meantime.
        return user.deletionAt ? deletionPlanned(name, user.deletionAt, `${job.site}/login`) : undefined;
    }
  }

  private async confirmEmail({ account, email, site }: JobOf<'confirm_email'>): Promise<EmailTemplate | undefined> {
    const user = await this.users.findOneBy({ id: account, pendingEmail: email });
    if (!user) return undefined;
    const token = await this.tokens.issue(user.id, 'confirm_email', email);
    return confirmEmail(greeting(user.firstName), `${site}/confirm-email?token=${token}`);
  }

  private async link(site: string, path: string, user: User, purpose: 'verify_email' | 'reset_password') {
    return `${site}${path}?token=${await this.tokens.issue(user.id, purpose, user.email)}`;
  }
}
