import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';
import { PromoCodeRow } from './promo-code.entity.js';

@Entity('promo_uses')
@Unique('promo_uses_purchase_unique', ['purchaseId', 'promoCodeId'])
@Index('promo_uses_user_id_index', ['userId'])
@Index('promo_uses_promo_code_id_index', ['promoCodeId', 'state'])
export class PromoUse {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'promo_uses_pkey' })
  id!: string;

  @ForeignKey(() => PromoCodeRow, { name: 'promo_uses_promo_code_id_fkey' })
  @Column('uuid', { name: 'promo_code_id' })
  promoCodeId!: string;

  @ForeignKey(() => User, { name: 'promo_uses_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** Id of the order or subscription. */
  @Column('uuid', { name: 'purchase_id' })
  purchaseId!: string;

  /** Discount in cents. */
  @Column('integer')
  discount!: number;

  @Column('text')
  state!: 'reserved' | 'committed';

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
