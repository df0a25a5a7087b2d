import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ListedKeywords } from './keywords-prompt.js';

/**
 * Keywords that a language model extracted from a job description. Neither the job description nor the user is stored.
 */
@Entity('job_keywords')
@Index('job_keywords_used_at_index', ['usedAt'])
export class JobKeywords {
  /** SHA-256 of the job description, in base64url. */
  @PrimaryColumn('text', { name: 'text_hash', primaryKeyConstraintName: 'job_keywords_pkey' })
  textHash!: string;

  @Column('jsonb')
  answer!: ListedKeywords;

  @Column('text')
  model!: string;

  /** Version of the prompt's wording, such as "keywords/1". */
  @Column('text')
  prompt!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Last use, accurate to a day. The sweep deletes keywords that have not been used for a long time. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt!: Date;
}
