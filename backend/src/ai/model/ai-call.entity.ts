import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** Statistics of one completion, including retries. Prompt and answer are not stored. */
@Entity('ai_calls')
@Index('ai_calls_user_id_index', ['userId', 'createdAt'])
@Index('ai_calls_created_at_index', ['createdAt'])
export class AiCall {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'ai_calls_pkey',
  })
  id!: string;

  @ForeignKey(() => User, { name: 'ai_calls_user_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  task!: string;

  @Column('text')
  model!: string;

  /** Version of the prompt's wording, such as "rewrite-bullets/1". */
  @Column('text')
  prompt!: string;

  @Column('text')
  outcome!: string;

  @Column('integer', { name: 'input_tokens' })
  inputTokens!: number;

  @Column('integer', { name: 'output_tokens' })
  outputTokens!: number;

  @Column('bigint', { name: 'cost_micros' })
  costMicros!: string;

  @Column('integer')
  milliseconds!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
