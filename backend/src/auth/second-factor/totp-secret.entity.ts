import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

@Entity('totp_secrets')
export class TotpSecret {
  @ForeignKey(() => User, { name: 'totp_secrets_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'totp_secrets_pkey' })
  userId!: string;

  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  /** Time at which the first code confirmed the secret; null during setup. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second time step of the last accepted code. Codes from this step and from earlier steps are rejected. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
