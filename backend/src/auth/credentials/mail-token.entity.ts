import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

export type MailTokenPurpose = 'verify_email' | 'reset_password' | 'confirm_email';

@Entity('mail_tokens')
@Index('mail_tokens_user_id_index', ['userId'])
@Index('mail_tokens_expires_at_index', ['expiresAt'])
export class MailToken {
  /** SHA-256 of the token, so that read access to the table is not enough to use the link. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mail_tokens_pkey' })
  digest!: string;

  @ForeignKey(() => User, { name: 'mail_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  purpose!: MailTokenPurpose;

  /** The email address that the link was sent to. The link can confirm no other address. */
  @Column('text')
  email!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
