import type { DocumentFormat } from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import type { ExportedKind } from '@shortlist/shared/letters/letter-options';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ResumeDocumentRow } from '../resume-documents/resume-document.entity.js';

/** A finished file of a companion document. A cache: losing a row costs one rendering. */
@Entity('rendered_letters')
@Index('rendered_letters_expires_at_index', ['expiresAt'])
@ForeignKey(() => ResumeDocumentRow, ['resumeId', 'kind'], ['resumeId', 'kind'], {
  name: 'rendered_letters_document_fkey',
  onDelete: 'CASCADE',
})
export class RenderedLetter {
  @PrimaryColumn('uuid', { name: 'resume_id', primaryKeyConstraintName: 'rendered_letters_pkey' })
  resumeId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rendered_letters_pkey' })
  kind!: ExportedKind;

  /** Of the résumé. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'rendered_letters_pkey' })
  revision!: number;

  /** Of the document. */
  @PrimaryColumn('integer', { name: 'letter_revision', primaryKeyConstraintName: 'rendered_letters_pkey' })
  letterRevision!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rendered_letters_pkey' })
  format!: DocumentFormat;

  /** `RENDERER_VERSION` of the code that made it. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'rendered_letters_pkey' })
  renderer!: number;

  @Column('bytea')
  content!: Buffer;

  /** SHA-256 of `content`, for `ETag`. */
  @Column('text')
  digest!: string;

  @Column('jsonb')
  report!: FieldReport;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
