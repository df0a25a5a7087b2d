import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';

@Entity('staff_totp_secrets')
export class StaffTotpSecret {
  @ForeignKey(() => StaffMember, { name: 'staff_totp_secrets_staff_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'staff_id', primaryKeyConstraintName: 'staff_totp_secrets_pkey' })
  staffId!: string;

  @Column('text', { name: 'sealed_secret' })
  sealedSecret!: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  /** Time at which the first code was entered; null during setup. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second time step of the last accepted code. A code of this time step cannot be used again. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep!: string;
}
