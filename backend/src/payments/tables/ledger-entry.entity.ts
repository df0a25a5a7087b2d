import type { PAYMENT_KINDS, PaidPlan } from '@shortlist/shared/contract/account/payments';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { Order } from './order.entity.js';
import { Subscription } from './subscription.entity.js';

/** One movement of money. A database trigger makes the table append-only: a mistake is corrected by another row. */
@Entity('ledger_entries')
@Unique('ledger_entries_reference_unique', ['provider', 'kind', 'reference'])
@Index('ledger_entries_at_index', ['at'])
@Index('ledger_entries_payment_index', ['provider', 'payment'])
@Index('ledger_entries_subscription_id_index', ['subscriptionId'])
@Index('ledger_entries_user_id_index', ['userId', 'at'])
@Index('ledger_entries_order_id_index', ['orderId'], { where: 'order_id IS NOT NULL' })
@Index('ledger_entries_created_at_index', ['createdAt'])
@Index('ledger_entries_refunds_index', ['at'], { where: "kind = 'refund'" })
export class LedgerEntryRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'ledger_entries_pkey',
  })
  id!: string;

  @ForeignKey(() => User, { name: 'ledger_entries_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** `dispute`: money withdrawn or paid back by the card's bank; `dispute_fee`: the provider's fee for a dispute. */
  @Column('text')
  kind!: (typeof PAYMENT_KINDS)[number] | 'dispute_fee';

  /** Amount in cents; negative for money that was returned. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  @ForeignKey(() => Order, { name: 'ledger_entries_order_id_fkey' })
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId!: string | null;

  @ForeignKey(() => Subscription, { name: 'ledger_entries_subscription_id_fkey' })
  @Column('uuid', { name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  @Column('text', { nullable: true })
  plan!: PaidPlan | null;

  @Column({ name: 'period_start', type: 'timestamptz', precision: 3, nullable: true })
  periodStart!: Date | null;

  @Column({ name: 'period_end', type: 'timestamptz', precision: 3, nullable: true })
  periodEnd!: Date | null;

  @Column('text')
  provider!: string;

  /** Id of the payment or invoice at the provider. Prevents duplicate entries. */
  @Column('text')
  reference!: string;

  /** Id of the card payment at the provider. Refunds and disputes of the payment are found by this id. */
  @Column('text', { nullable: true })
  payment!: string | null;

  @Column('text', { name: 'receipt_url', nullable: true })
  receiptUrl!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
