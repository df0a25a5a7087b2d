import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../users/user.entity.js';

@Entity('payment_customers')
@Unique('payment_customers_user_id_unique', ['userId', 'provider'])
@Index('payment_customers_of_nobody_index', ['cleanupTriedAt'], { where: 'user_id IS NULL' })
export class PaymentCustomer {
  /**
   * Id of the user; null after an account deletion. The cleanup then deletes the customer at the provider and this row.
   */
  @ForeignKey(() => User, { name: 'payment_customers_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_customers_pkey' })
  provider!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_customers_pkey' })
  reference!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'cleanup_tried_at', nullable: true })
  cleanupTriedAt!: Date | null;
}
