import type { AuditChanges, AuditKind } from '@shortlist/shared/contract/common/audit-log';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { StaffMember } from '../users/staff-member.entity.js';

/** An event in the append-only log of account events and staff actions. */
@Entity('security_events')
@Index('security_events_user_id_index', ['userId', 'id'])
@Index('security_events_staff_id_index', ['staffId', 'id'])
@Index('security_events_created_at_index', ['createdAt'])
@Index('security_events_kind_index', ['kind', 'id'])
@Index('security_events_subject_id_index', ['subjectId', 'id'], { where: 'subject_id IS NOT NULL' })
export class SecurityEventRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'security_events_pkey',
  })
  id!: string;

  @Column('text')
  kind!: AuditKind;

  /** Id of the account; null for an event without an account, and after the account's deletion. */
  @ForeignKey(() => User, { name: 'security_events_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @ForeignKey(() => StaffMember, { name: 'security_events_staff_id_fkey' })
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  /** Id of the event's subject, for example a promo code or a service request. */
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId!: string | null;

  @Column('text', { nullable: true })
  detail!: string | null;

  /** Keyed hash of the network: equal for the same network, but does not reveal its IP address. */
  @Column('text', { nullable: true })
  network!: string | null;

  @Column('text', { default: '' })
  device!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** Changed fields in the form `{"field": [before, after]}`. */
  @Column('jsonb', { nullable: true })
  changes!: AuditChanges | null;
}
