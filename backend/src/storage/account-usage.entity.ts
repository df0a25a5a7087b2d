import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../auth/user.entity.js';

/** The bytes that an account stores, counted by triggers in the transaction that stores them. */
@Entity('account_usage')
export class AccountUsage {
  @ForeignKey(() => User, { name: 'account_usage_owner_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'account_usage_pkey' })
  ownerId!: string;

  @Column('bigint', { default: 0 })
  bytes!: string;

  /** 50 MiB; an operator may give one account more. */
  @Column('bigint', { name: 'quota_bytes', default: 52428800 })
  quotaBytes!: string;

  /** Downloads whose rows were deleted after their time. */
  @Column('integer', { name: 'earlier_downloads', default: 0 })
  earlierDownloads!: number;
}
