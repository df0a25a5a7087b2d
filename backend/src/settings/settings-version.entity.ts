import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../users/staff-member.entity.js';

/** Staff change the settings at run time. Append-only by a trigger. */
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
