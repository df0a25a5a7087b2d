import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Unique('users_email_unique', ['email'])
@Index('users_deletion_at_index', ['deletionAt'], { where: 'deletion_at IS NOT NULL' })
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** Lower case, so that spellings of one address share an account. */
  @Column('text')
  email!: string;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified!: boolean;

  /** The requested new address, until its owner opens the link sent there. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** argon2id in PHC form; null for users who sign in only through the provider. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Null for passwords set before this column existed. */
  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt!: Date | null;

  /** When the current address was last confirmed; null if never, or before this column existed. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column('text', { name: 'first_name', default: '' })
  firstName!: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName!: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  /** When the account will be deleted at the request of its owner. */
  @Column('timestamptz', { name: 'deletion_at', nullable: true })
  deletionAt!: Date | null;

  /** Set when the account is permanently deleted: it cannot sign in, and its rows are removed in batches. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** Set while staff prevent the account from signing in. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  /** Until then, support may read the resumes. */
  @Column({ name: 'support_access_until', type: 'timestamptz', precision: 3, nullable: true })
  supportAccessUntil!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
