import type { PaidPlan, SUBSCRIPTION_STATES } from '@shortlist/shared/contract/account/payments';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { PromoCodeRow } from '../../promo/promo-code.entity.js';

/** A subscription to a paid plan. An account has at most one live subscription. */
@Entity('subscriptions')
@Unique('subscriptions_reference_unique', ['provider', 'reference'])
@Index('subscriptions_user_id_index', ['userId'])
@Index('subscriptions_live_unique', ['userId'], {
  unique: true,
  where: "state IN ('incomplete', 'active', 'past_due')",
})
@Index('subscriptions_check_after_index', ['checkAfter'], { where: "state IN ('incomplete', 'active', 'past_due')" })
@Index('subscriptions_not_ended_index', ['cleanupTriedAt'], {
  where: "NOT ended_at_provider AND (state = 'canceled' OR refund_requested_at IS NOT NULL OR user_id IS NULL)",
})
@Index('subscriptions_created_at_index', ['createdAt'])
@Index('subscriptions_state_index', ['state', 'restoredUntil'])
@Index('subscriptions_promo_code_id_index', ['promoCodeId'], { where: 'promo_code_id IS NOT NULL' })
@Index('subscriptions_ended_at_index', ['endedAt'], { where: 'ended_at IS NOT NULL' })
@Index('subscriptions_deletion_index', ['cleanupTriedAt'], { where: 'canceled_for_deletion' })
export class Subscription {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'subscriptions_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'subscriptions_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  plan!: PaidPlan;

  /** Plan that takes effect in the next period after a downgrade; null if no downgrade is pending. */
  @Column('text', { name: 'next_plan', nullable: true })
  nextPlan!: PaidPlan | null;

  @Column('text')
  state!: (typeof SUBSCRIPTION_STATES)[number];

  @Column('text')
  provider!: string;

  /** Id of the subscription at the provider; null until the provider has created it. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @ForeignKey(() => PromoCodeRow, { name: 'subscriptions_promo_code_id_fkey' })
  @Column('uuid', { name: 'promo_code_id', nullable: true })
  promoCodeId!: string | null;

  /** Discount on the first month, in cents. */
  @Column('integer', { default: 0 })
  discount!: number;

  @Column({ name: 'period_start', type: 'timestamptz', precision: 3, nullable: true })
  periodStart!: Date | null;

  @Column({ name: 'period_end', type: 'timestamptz', precision: 3, nullable: true })
  periodEnd!: Date | null;

  @Column('boolean', { name: 'cancels_at_period_end', default: false })
  cancelsAtPeriodEnd!: boolean;

  @Column({ name: 'grace_until', type: 'timestamptz', precision: 3, nullable: true })
  graceUntil!: Date | null;

  /** Time at which the user requested a refund; the refund ends the plan. */
  @Column({ name: 'refund_requested_at', type: 'timestamptz', precision: 3, nullable: true })
  refundRequestedAt!: Date | null;

  @Column('boolean', { name: 'ended_at_provider', default: false })
  endedAtProvider!: boolean;

  /**
   * Row version, incremented each time a state from the provider is applied. If the version has changed since a state
   * was read, that state is outdated.
   */
  @Column('integer', { name: 'lock_version', default: 0 })
  lockVersion!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', precision: 3, nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'ended_by', nullable: true })
  endedBy!: 'dispute' | 'refund' | null;

  /** End of the paid period that was restored when a dispute was won; null if no period was restored. */
  @Column({ name: 'restored_until', type: 'timestamptz', precision: 3, nullable: true })
  restoredUntil!: Date | null;

  /** Whether the cancellation was caused by a scheduled account deletion. */
  @Column('boolean', { name: 'canceled_for_deletion', default: false })
  canceledForDeletion!: boolean;

  /** Time of the next reconciliation with the provider. */
  @Column('timestamptz', { name: 'check_after', default: '-infinity' })
  checkAfter!: Date;

  @Column('smallint', { default: 0 })
  checks!: number;

  @Column('timestamptz', { name: 'cleanup_tried_at', nullable: true })
  cleanupTriedAt!: Date | null;

  /** Time at which the plan was canceled to end with its period; null if it was not canceled or was resumed. */
  @Column({ name: 'canceled_at', type: 'timestamptz', precision: 3, nullable: true })
  canceledAt!: Date | null;
}
