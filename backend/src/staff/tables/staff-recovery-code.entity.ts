import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';

/** A one-time code that a staff member can enter instead of a code from the authenticator app. */
@Entity('staff_recovery_codes')
export class StaffRecoveryCode {
  @ForeignKey(() => StaffMember, { name: 'staff_recovery_codes_staff_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'staff_id', primaryKeyConstraintName: 'staff_recovery_codes_pkey' })
  staffId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_recovery_codes_pkey' })
  digest!: string;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
