import type { ExportFormat } from '@shortlist/shared/contract/export';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import type { CompanionDownload } from './downloads.service.js';

/** Rows are kept after the resume is deleted, so that download counts stay correct. */
@Entity('downloads')
@Index('downloads_user_id_index', ['userId'])
@Index('downloads_created_at_index', ['createdAt'])
export class Download {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'downloads_pkey' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'downloads_user_id_fkey' })
  user!: Relation<User>;

  @Column('uuid', { name: 'resume_id' })
  resumeId!: string;

  @Column('text')
  format!: ExportFormat | CompanionDownload;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
