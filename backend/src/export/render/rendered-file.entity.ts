import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Resume } from '../../resumes/tables/resume.entity.js';
import type { FileKind } from './export-request.js';

/**
 * A cached file with its parsing report; a missing row only costs another render. Triggers delete files of older
 * revisions and of deleted companions. The bytes are in the row or in the bucket.
 */
@Entity('rendered_files')
@Index('rendered_files_expires_at_index', ['expiresAt'])
@Check(
  'rendered_files_place_check',
  '(content IS NULL) = (object_key IS NOT NULL) AND (content IS NULL) = (object_bytes IS NOT NULL)',
)
export class RenderedFile {
  @PrimaryColumn('uuid', { name: 'resume_id', primaryKeyConstraintName: 'rendered_files_pkey' })
  resumeId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rendered_files_pkey' })
  kind!: FileKind;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'rendered_files_pkey' })
  revision!: number;

  /** Revision of the companion; 0 for the resume itself. */
  @PrimaryColumn('integer', { name: 'companion_revision', primaryKeyConstraintName: 'rendered_files_pkey' })
  companionRevision!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rendered_files_pkey' })
  format!: ExportFormat;

  /** `RENDERER_VERSION` of the code that rendered the file. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'rendered_files_pkey' })
  renderer!: number;

  @ManyToOne(() => Resume, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'resume_id', foreignKeyConstraintName: 'rendered_files_resume_id_fkey' })
  resume!: Relation<Resume>;

  /** Bytes of the file; null if they are in the bucket. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('text', { name: 'object_key', nullable: true })
  objectKey!: string | null;

  @Column('integer', { name: 'object_bytes', nullable: true })
  objectBytes!: number | null;

  /** SHA-256 of the bytes, for `ETag`. */
  @Column('text')
  digest!: string;

  @Column('jsonb')
  report!: FieldReport;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
