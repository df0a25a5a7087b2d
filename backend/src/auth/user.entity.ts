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

  @Column('text', { name: 'first_name', default: '' })
  firstName!: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName!: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  /** When everything of the account goes, after the person asked for that. */
  @Column('timestamptz', { name: 'deletion_at', nullable: true })
  deletionAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
