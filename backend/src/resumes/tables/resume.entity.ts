import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

@Entity('resumes')
@Index('resumes_owner_id_updated_at_index', ['ownerId', 'updatedAt'])
@Index('resumes_created_at_index', ['createdAt'])
@Index('resumes_updated_at_index', ['updatedAt'])
@Index('resumes_deleted_at_index', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('resumes_purged_at_index', ['purgedAt'], { where: 'purged_at IS NOT NULL' })
export class Resume {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'resumes_pkey' })
  id!: string;

  @ForeignKey(() => User, { name: 'resumes_owner_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('text')
  title!: string;

  @Column('text', { name: 'template_key' })
  templateKey!: TemplateKey;

  @Column('jsonb')
  data!: ResumeData;

  /** The job description that the resume is tailored to. */
  @Column('text', { name: 'jd_text', nullable: true })
  jdText!: string | null;

  /** Number of changes so far, used to detect outdated files and outdated saves. */
  @Column('integer', { default: 1 })
  revision!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  /** Time of the last edit. Moving the resume to or from the trash is not an edit. */
  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** Time of the last saved version; the next automatic version is due a fixed time later. */
  @Column('timestamptz', { name: 'versioned_at', nullable: true })
  versionedAt!: Date | null;

  /** Time of the move to the trash; null if the resume is not in the trash. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt!: Date | null;

  /** Time of the permanent deletion, after which the resume is invisible and batches remove its rows. */
  @Column('timestamptz', { name: 'purged_at', nullable: true })
  purgedAt!: Date | null;

  /** Bytes of title, content and job description. A trigger sets this column and the next two columns. */
  @Column('integer', { default: 0 })
  bytes!: number;

  @Column('text', { name: 'full_name', default: '' })
  fullName!: string;

  @Column('text', { name: 'job_title', default: '' })
  jobTitle!: string;
}
