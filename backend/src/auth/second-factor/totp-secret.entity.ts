import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** The secret of a user's authenticator app, encrypted. */
@Entity('totp_secrets')
export class TotpSecret {
  @ForeignKey(() => User, { name: 'totp_secrets_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'totp_secrets_pkey' })
  userId!: string;

  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  /** Null until the first code is entered. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second step of the last accepted code, which no longer works. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
