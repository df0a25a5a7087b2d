import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A one-time code that a user can enter instead of a code from the authenticator app. */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey(() => User, { name: 'recovery_codes_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  digest!: string;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
