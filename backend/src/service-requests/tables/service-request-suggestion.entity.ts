import type { SuggestionState } from '@shortlist/shared/contract/request-suggestions';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';
import { ServiceRequestRow } from './service-request.entity.js';

/** A new wording that staff suggest for a text of the resume. */
@Entity('service_request_suggestions')
@Index('service_request_suggestions_request_id_index', ['requestId'])
@Check('service_request_suggestions_state_check', "state IN ('open', 'accepted', 'refused', 'outdated')")
export class ServiceRequestSuggestion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'service_request_suggestions_pkey' })
  id!: string;

  @ForeignKey(() => ServiceRequestRow, { name: 'service_request_suggestions_request_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'request_id' })
  requestId!: string;

  /** Path of the text in the resume's data, such as `experience.0.bullets.0`. */
  @Column('text')
  path!: string;

  @Column('text', { name: 'text_before' })
  textBefore!: string;

  @Column('text', { name: 'text_after' })
  textAfter!: string;

  @Column('text')
  note!: string;

  @Column('text', { default: 'open' })
  state!: SuggestionState;

  @ForeignKey(() => StaffMember, { name: 'service_request_suggestions_staff_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'decided_at', type: 'timestamptz', precision: 3, nullable: true })
  decidedAt!: Date | null;
}
