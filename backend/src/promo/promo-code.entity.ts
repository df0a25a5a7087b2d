import type { Purchase } from '@shortlist/shared/contract/account/payments';
import type { PROMO_KINDS } from '@shortlist/shared/contract/console/promo-codes';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('promo_codes')
@Unique('promo_codes_code_unique', ['code'])
export class PromoCodeRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'promo_codes_pkey' })
  id!: string;

  @Column('text')
  code!: string;

  @Column('text')
  kind!: (typeof PROMO_KINDS)[number];

  /** The discount in percent or cents, depending on the kind. */
  @Column('integer')
  value!: number;

  @Column('text', { name: 'applies_to', array: true })
  appliesTo!: Purchase[];

  @Column('text')
  currency!: string;

  /** Minimum price of a purchase, in cents. */
  @Column('integer', { name: 'min_amount' })
  minAmount!: number;

  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt!: Date | null;

  /** Maximum number of uses; null for no limit. */
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses!: number | null;

  @Column('integer', { name: 'max_uses_per_user', nullable: true })
  maxUsesPerUser!: number | null;

  @Column('boolean')
  active!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
