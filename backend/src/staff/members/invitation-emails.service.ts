import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { staffInvitation } from '../../mail/templates/staff-invitation.js';
import { MailQueue } from '../../mail/mail-queue.js';
import type { AddressedEmail } from '../../mail/email-template.js';
import { StaffInvitation } from '../tables/staff-invitation.entity.js';
import { findUnqueuedInvitations, insertInvitation, setInvitationDigest } from '../tables/staff.queries.js';
import { digestOf } from '../sign-in/token-digest.js';

/** Hours for which an invitation is valid, as stated in the email. */
export const INVITATION_HOURS = 72;

/**
 * Queues and composes the emails that invite staff to the console. Each link is created when its email is composed, so
 * the queue contains no secrets.
 */
@Injectable()
export class InvitationEmails {
  private readonly log = new Logger(InvitationEmails.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /**
   * Stores an invitation, which replaces an older one and invalidates the older link.
   * @returns the id to queue after the commit
   */
  async prepare(transaction: EntityManager, staffId: string, site: string): Promise<string> {
    await transaction.delete(StaffInvitation, { staffId });
    return insertInvitation(transaction, { staffId, site, hours: INVITATION_HOURS });
  }

  /** Queues the email. Never throws: `queueWaiting` retries invitations that could not be queued. */
  async queue(id: string): Promise<void> {
    try {
      await this.mails.put({ kind: 'staff_invitation', invitation: id }, `invitation-${id}`);
      await this.database.getRepository(StaffInvitation).update(id, { queuedAt: () => 'now()' });
    } catch (error) {
      this.log.error({ invitation: id, err: error }, 'could not queue an invitation');
    }
  }

  async queueWaiting(): Promise<void> {
    for (const { id } of await findUnqueuedInvitations(this.database)) await this.queue(id);
  }

  /** Composes the email with a new link. Returns undefined if the invitation has been sent, replaced or accepted. */
  async write(id: string): Promise<AddressedEmail | undefined> {
    const token = randomBytes(32).toString('base64url');
    const row = await setInvitationDigest(this.database, { id, digest: digestOf(token), hours: INVITATION_HOURS });
    // The token is in the URL's fragment, which browsers do not send to servers.
    return row && { to: row.email, email: staffInvitation(row, `${row.site}/admin/invitation#${token}`) };
  }

  async noteSent(id: string): Promise<void> {
    await this.database.getRepository(StaffInvitation).update(id, { sentAt: () => 'now()' });
  }
}
