import type { VersionReason } from '@shortlist/shared/contract/resume-versions';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Resume } from './resume.entity.js';

@Entity('resume_versions')
@Unique('resume_versions_revision_unique', ['resumeId', 'revision'])
@Index('resume_versions_owner_id_index', ['ownerId'])
export class ResumeVersion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'resume_versions_pkey' })
  id!: string;

  @ForeignKey(() => Resume, { name: 'resume_versions_resume_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'resume_id' })
  resumeId!: string;

  @Column('integer')
  revision!: number;

  @Column('text')
  reason!: VersionReason;

  @Column('text')
  title!: string;

  @Column('text', { name: 'template_key' })
  templateKey!: TemplateKey;

  @Column('jsonb')
  data!: ResumeData;

  @Column('text', { name: 'jd_text', nullable: true })
  jdText!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  /** A trigger sets this column and the column `bytes`. */
  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('integer', { default: 0 })
  bytes!: number;
}
