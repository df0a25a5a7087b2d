import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Unique('users_email_unique', ['email'])
@Index('users_created_at_index', ['createdAt'])
@Index('users_search_index', { synchronize: false })
@Index('users_suspended_at_index', ['suspendedAt'], { where: 'suspended_at IS NOT NULL' })
@Index('users_deletion_at_index', ['deletionAt'], { where: 'deletion_at IS NOT NULL' })
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** The email address in lower case, so that spellings that differ only in case belong to the same account. */
  @Column('text')
  email!: string;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified!: boolean;

  /** The requested new email address, until the link sent to it is opened. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** argon2id hash in PHC format; null for users who sign in only through a sign-in provider. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Time at which the password was set; null for passwords set before this column existed. */
  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt!: Date | null;

  /**
   * Time at which the current email address was confirmed; null if it is unconfirmed, or was confirmed before this
   * column existed.
   */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column('text', { name: 'first_name', default: '' })
  firstName!: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName!: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  /** Time at which the account will be deleted, unless the owner cancels the deletion. */
  @Column('timestamptz', { name: 'deletion_at', nullable: true })
  deletionAt!: Date | null;

  /**
   * Time of the account's deletion. From then on the user cannot sign in, and the account's rows are removed in
   * batches.
   */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** Time at which staff suspended the account, so that its user cannot sign in; null if it is not suspended. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column({ name: 'support_access_until', type: 'timestamptz', precision: 3, nullable: true })
  supportAccessUntil!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
