import type {
  BrandingContent,
  CoverLetterContent,
  GuideContent,
  LinkedinContent,
} from '@shortlist/shared/contract/resume-documents';
import type { DocumentKind } from '@shortlist/shared/product/letter-options';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Resume } from '../resumes/tables/resume.entity.js';

/** A document that accompanies a resume: a cover letter, LinkedIn text or guide. */
@Entity('resume_documents')
export class ResumeDocumentRow {
  @ForeignKey(() => Resume, { name: 'resume_documents_resume_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'resume_id', primaryKeyConstraintName: 'resume_documents_pkey' })
  resumeId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'resume_documents_pkey' })
  kind!: DocumentKind;

  @Column('jsonb')
  content!: CoverLetterContent | LinkedinContent | GuideContent | BrandingContent;

  @Column('integer')
  revision!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** A trigger sets this column and the column `bytes`. */
  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('integer', { default: 0 })
  bytes!: number;
}
