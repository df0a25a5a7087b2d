import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Triggers update `bytes` in the transaction of each write. */
@Entity('account_usage')
export class AccountUsage {
  @ForeignKey(() => User, { name: 'account_usage_owner_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'account_usage_pkey' })
  ownerId!: string;

  @Column('bigint', { default: 0 })
  bytes!: string;

  /** Quota in bytes, 50 MiB by default. An operator can raise the quota of an account. */
  @Column('bigint', { name: 'quota_bytes', default: 52428800 })
  quotaBytes!: string;

  /** Number of downloads whose rows have expired and been deleted. */
  @Column('integer', { name: 'earlier_downloads', default: 0 })
  earlierDownloads!: number;
}
