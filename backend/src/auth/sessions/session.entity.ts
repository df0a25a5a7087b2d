import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A signed-in browser. Deleting the row signs the browser out, even if it keeps the cookie. */
@Entity('sessions')
@Index('sessions_user_id_index', ['userId'])
@Index('sessions_expires_at_index', ['expiresAt'])
export class Session {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date;

  /** Time of the last sign-in or identity confirmation; sensitive routes require it to be recent. */
  @Column('timestamptz', { name: 'authenticated_at', default: () => 'now()' })
  authenticatedAt!: Date;

  /** The User-Agent header at sign-in, for the list of signed-in devices. */
  @Column('text', { name: 'user_agent', default: '' })
  userAgent!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
