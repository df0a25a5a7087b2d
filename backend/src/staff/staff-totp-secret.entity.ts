import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffMember } from './staff-member.entity.js';

/** The secret of the authenticator app of a member of staff, encrypted. */
@Entity('staff_totp_secrets')
export class StaffTotpSecret {
  @ForeignKey(() => StaffMember, { name: 'staff_totp_secrets_staff_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'staff_id', primaryKeyConstraintName: 'staff_totp_secrets_pkey' })
  staffId!: string;

  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  /** Null until the first code was entered. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second step of the last accepted code, which no longer works. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
