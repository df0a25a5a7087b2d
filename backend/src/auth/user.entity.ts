import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Unique('users_email_unique', ['email'])
@Index('users_deletion_at_index', ['deletionAt'], { where: 'deletion_at IS NOT NULL' })
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** Lower case: one address is one account however it is typed. */
  @Column('text')
  email!: string;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified!: boolean;

  /** The address to be, until the link that was sent there is opened. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** argon2id in PHC form; null for people who only come through the provider. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Null for passwords older than this column. */
  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt!: Date | null;

  /** When the present address was last proved to be the owner's; null if never, or before this column. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column('text', { name: 'first_name', default: '' })
  firstName!: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName!: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  /** When everything of the account goes, after the person asked for that. */
  @Column('timestamptz', { name: 'deletion_at', nullable: true })
  deletionAt!: Date | null;

  /** Set when the account is deleted for good: it cannot sign in, and its rows are removed in batches. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** While staff keeps the account from signing in. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  /** Until then support may look at the résumés. */
  @Column({ name: 'support_access_until', type: 'timestamptz', precision: 3, nullable: true })
  supportAccessUntil!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
