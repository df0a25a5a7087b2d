import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { PromoCodeRow } from '../../promo/promo-code.entity.js';

/** A purchase of one resume's files. The row stays for accounting after the resume is deleted. */
@Entity('orders')
@Index('orders_user_id_index', ['userId'])
@Index('orders_open_unique', ['userId', 'resumeId'], { unique: true, where: "state = 'open'" })
@Index('orders_paid_unique', ['userId', 'resumeId'], { unique: true, where: "state = 'paid'" })
@Index('orders_reference_unique', ['provider', 'reference'], { unique: true })
@Index('orders_promo_code_id_index', ['promoCodeId'], { where: 'promo_code_id IS NOT NULL' })
@Index('orders_unpaid_index', ['provider', 'reference'], { where: "state IN ('open', 'abandoned')" })
@Index('orders_abandoned_index', ['updatedAt'], { where: "state = 'abandoned'" })
@Index('orders_check_after_index', ['checkAfter'], { where: "state = 'open'" })
@Index('orders_open_cleanup_index', ['cleanupTriedAt'], { where: "state = 'open'" })
@Index('orders_to_refund_index', ['cleanupTriedAt'], { where: "state IN ('duplicate', 'undeliverable')" })
export class Order {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'orders_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'orders_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('uuid', { name: 'resume_id' })
  resumeId!: string;

  /**
   * `duplicate`: paid although another order had already unlocked the resume. `undeliverable`: paid after the resume or
   * account was deleted. Both are refunded automatically. `disputed`: the bank has withdrawn the money or may do so.
   */
  @Column('text')
  state!: 'open' | 'paid' | 'refunded' | 'abandoned' | 'duplicate' | 'undeliverable' | 'disputed';

  @Column('text')
  currency!: string;

  /** Price in cents before the discount. */
  @Column('integer')
  price!: number;

  @Column('integer', { default: 0 })
  discount!: number;

  @ForeignKey(() => PromoCodeRow, { name: 'orders_promo_code_id_fkey' })
  @Column('uuid', { name: 'promo_code_id', nullable: true })
  promoCodeId!: string | null;

  @Column('text')
  provider!: string;

  @Column('text', { nullable: true })
  reference!: string | null;

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

  @Column({ name: 'paid_at', type: 'timestamptz', precision: 3, nullable: true })
  paidAt!: Date | null;

  /** Time of the next reconciliation with the provider. */
  @Column('timestamptz', { name: 'check_after', default: '-infinity' })
  checkAfter!: Date;

  @Column('smallint', { default: 0 })
  checks!: number;

  @Column('timestamptz', { name: 'cleanup_tried_at', nullable: true })
  cleanupTriedAt!: Date | null;
}
