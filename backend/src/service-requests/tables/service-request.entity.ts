import type { ServiceState } from '@shortlist/shared/contract/service-requests';
import type { ServiceKind } from '@shortlist/shared/product/service-kinds';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { Resume } from '../../resumes/tables/resume.entity.js';
import { StaffMember } from '../../users/staff-member.entity.js';

@Entity('service_requests')
@Index('service_requests_resume_id_index', ['resumeId'])
@Index('service_requests_user_id_index', ['userId'])
@Index('service_requests_open_unique', ['userId', 'kind'], { unique: true, where: "state IN ('open', 'in_progress')" })
@Index('service_requests_created_at_index', ['createdAt'])
@Index('service_requests_updated_at_index', ['updatedAt'])
@Index('service_requests_inbox_index', { synchronize: false })
@Index('service_requests_unanswered_index', ['createdAt'], {
  where: "state IN ('open', 'in_progress') AND answer IS NULL",
})
@Index('service_requests_assignee_id_index', ['assigneeId'], { where: 'assignee_id IS NOT NULL' })
export class ServiceRequestRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'service_requests_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'service_requests_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ForeignKey(() => Resume, { name: 'service_requests_resume_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'resume_id', nullable: true })
  resumeId!: string | null;

  @Column('text')
  kind!: ServiceKind;

  @Column('text')
  message!: string;

  @Column('text')
  state!: ServiceState;

  @Column('text', { nullable: true })
  answer!: string | null;

  @ForeignKey(() => StaffMember, { name: 'service_requests_answered_by_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'answered_by', nullable: true })
  answeredBy!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** Response time in hours, as promised when the customer sent the request. */
  @Column('smallint', { name: 'promised_hours', default: 48 })
  promisedHours!: number;

  @ForeignKey(() => StaffMember, { name: 'service_requests_assignee_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'assignee_id', nullable: true })
  assigneeId!: string | null;

  /** Time at which the resume's owner allowed staff to read the resume for this request. */
  @Column({ name: 'consented_at', type: 'timestamptz', precision: 3, nullable: true })
  consentedAt!: Date | null;

  @Column('integer', { default: 1 })
  revision!: number;

  @Column({ name: 'arrival_notified_at', type: 'timestamptz', precision: 3, nullable: true })
  arrivalNotifiedAt!: Date | null;

  /** Time at which staff were notified that the due time approaches. */
  @Column({ name: 'reminded_at', type: 'timestamptz', precision: 3, nullable: true })
  remindedAt!: Date | null;

  @Column({ name: 'overdue_notified_at', type: 'timestamptz', precision: 3, nullable: true })
  overdueNotifiedAt!: Date | null;
}
