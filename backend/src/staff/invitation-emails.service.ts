import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffRole } from '@shortlist/shared/contract/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { staffInvitation } from '../mail/letters/staff-invitation.js';
import { MailQueue } from '../mail/mail-queue.js';
import type { AddressedLetter } from '../payments/emails/payment-letters.service.js';
import { digestOf } from './token-digest.js';

/** The email names this time. */
export const INVITATION_HOURS = 72;

interface Row {
  username: string;
  role: StaffRole;
  email: string;
  site: string;
}

/** The emails that invite to the console. The queue holds no link: it is made when the email is written. */
@Injectable()
export class InvitationEmails {
  private readonly log = new Logger(InvitationEmails.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Replaces an older invitation, whose link stops working. @returns the id to queue after the commit */
  async prepare(transaction: EntityManager, staffId: string, site: string): Promise<string> {
    await transaction.query('DELETE FROM staff_invitations WHERE staff_id = $1', [staffId]);
    const rows = await transaction.query<{ id: string }[]>(
      `INSERT INTO staff_invitations (staff_id, site, expires_at)
       VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
      [staffId, site, INVITATION_HOURS],
    );
    return rows[0]!.id;
  }

  /** Never throws: an invitation that the queue does not take waits for `queueWaiting`. */
  async queue(id: string): Promise<void> {
    try {
      await this.mails.put({ kind: 'staff_invitation', invitation: id }, `invitation-${id}`);
      await this.database.query('UPDATE staff_invitations SET queued_at = now() WHERE id = $1', [id]);
    } catch (error) {
      this.log.error({ invitation: id, err: error }, 'an invitation could not be queued');
    }
  }

  async queueWaiting(): Promise<void> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT id FROM staff_invitations
       WHERE queued_at IS NULL AND sent_at IS NULL AND expires_at > now() ORDER BY created_at LIMIT 100`,
    );
    for (const { id } of rows) await this.queue(id);
  }

  /** Undefined when the invitation was sent, replaced or accepted meanwhile. Each writing makes a link of its own. */
  async write(id: string): Promise<AddressedLetter | undefined> {
    const token = randomBytes(32).toString('base64url');
    const [rows] = await this.database.query<[Row[], number]>(
      `UPDATE staff_invitations i SET digest = $2, expires_at = now() + make_interval(hours => $3)
       FROM staff s
       WHERE i.id = $1 AND i.sent_at IS NULL AND s.id = i.staff_id AND s.active AND s.password_hash IS NULL AND s.email IS NOT NULL
       RETURNING s.username, s.role, s.email, i.site`,
      [id, digestOf(token), INVITATION_HOURS],
    );
    const row = rows[0];
    // In the fragment, which browsers send to no server.
    return row && { to: row.email, letter: staffInvitation(row, `${row.site}/admin/invitation#${token}`) };
  }

  async noteSent(id: string): Promise<void> {
    await this.database.query('UPDATE staff_invitations SET sent_at = now() WHERE id = $1', [id]);
  }
}
