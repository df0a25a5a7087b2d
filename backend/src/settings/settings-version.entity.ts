import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../users/staff-member.entity.js';

/** A version of the settings, which staff change at run time. A trigger makes the table append-only. */
@Entity('settings_versions')
export class SettingsVersionRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'settings_versions_pkey' })
  version!: number;

  /** The settings as stored; older versions may lack newer fields. */
  @Column('jsonb')
  settings!: unknown;

  @ForeignKey(() => StaffMember, { name: 'settings_versions_staff_id_fkey' })
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('text')
  reason!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;
}
