import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { LedgerEntryRow } from './ledger-entry.entity.js';
import { PaymentDispute } from './payment-dispute.entity.js';
import { Subscription } from './subscription.entity.js';
import type { PaymentEmailKind } from './payment-email-kind.js';

/** Outbox of payment emails. A row is written in the transaction of the change that the email reports. */
@Entity('payment_mails')
@Index('payment_mails_user_id_index', ['userId'])
@Index('payment_mails_unhandled_index', ['createdAt'], { where: 'handled_at IS NULL' })
@Index('payment_mails_created_at_index', ['createdAt'])
export class PaymentMail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payment_mails_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'payment_mails_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: PaymentEmailKind;

  @ForeignKey(() => LedgerEntryRow, { name: 'payment_mails_ledger_entry_id_fkey' })
  @Column('bigint', { name: 'ledger_entry_id', nullable: true })
  ledgerEntryId!: string | null;

  @ForeignKey(() => Subscription, { name: 'payment_mails_subscription_id_fkey' })
  @Column('uuid', { name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'queued_at', type: 'timestamptz', precision: 3, nullable: true })
  queuedAt!: Date | null;

  /** Time at which the email was sent, or dropped because it was outdated. */
  @Column({ name: 'handled_at', type: 'timestamptz', precision: 3, nullable: true })
  handledAt!: Date | null;

  @ForeignKey(() => PaymentDispute, { name: 'payment_mails_dispute_id_fkey' })
  @Column('uuid', { name: 'dispute_id', nullable: true })
  disputeId!: string | null;
}
