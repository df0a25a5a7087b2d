import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Unique('users_email_unique', ['email'])
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** Lower case: one address is one account however it is typed. */
  @Column('text')
  email!: string;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified!: boolean;

  /** argon2id in PHC form. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'first_name', default: '' })
  firstName!: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName!: string;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
