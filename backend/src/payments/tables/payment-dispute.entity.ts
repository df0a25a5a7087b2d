import type { DISPUTE_STATES } from '@shortlist/shared/contract/account/payments';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { Order } from './order.entity.js';
import { Subscription } from './subscription.entity.js';

/** A dispute, in which the cardholder's bank reverses a payment or tries to. */
@Entity('payment_disputes')
@Unique('payment_disputes_reference_unique', ['provider', 'reference'])
@Index('payment_disputes_user_id_index', ['userId'])
@Index('payment_disputes_payment_index', ['provider', 'payment'])
@Index('payment_disputes_subscription_id_index', ['subscriptionId'])
@Index('payment_disputes_order_id_index', ['orderId'], { where: 'order_id IS NOT NULL' })
@Index('payment_disputes_opened_at_index', ['openedAt'])
@Index('payment_disputes_open_index', ['checkAfter'], { where: "state = 'open'" })
export class PaymentDispute {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payment_disputes_pkey' })
  id!: string;

  @Column('text')
  provider!: string;

  @Column('text')
  reference!: string;

  @Column('text')
  payment!: string;

  @ForeignKey(() => User, { name: 'payment_disputes_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @ForeignKey(() => Order, { name: 'payment_disputes_order_id_fkey' })
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId!: string | null;

  @ForeignKey(() => Subscription, { name: 'payment_disputes_subscription_id_fkey' })
  @Column('uuid', { name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  @Column('text')
  state!: (typeof DISPUTE_STATES)[number];

  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column({ name: 'opened_at', type: 'timestamptz', precision: 3 })
  openedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** Time at which staff allowed the account to buy again. */
  @Column({ name: 'cleared_at', type: 'timestamptz', precision: 3, nullable: true })
  clearedAt!: Date | null;

  @ForeignKey(() => StaffMember, { name: 'payment_disputes_cleared_by_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'cleared_by', nullable: true })
  clearedBy!: string | null;

  @Column('timestamptz', { name: 'check_after', default: '-infinity' })
  checkAfter!: Date;

  @Column('smallint', { default: 0 })
  checks!: number;
}
