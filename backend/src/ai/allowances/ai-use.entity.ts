import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Counts how often a caller used an AI task on one day, for the daily allowance. */
@Entity('ai_uses')
@Index('ai_uses_day_index', ['day'])
export class AiUse {
  /** Hash of an account's id or of a visitor's network address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'ai_uses_pkey' })
  who!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'ai_uses_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ai_uses_pkey' })
  task!: string;

  @Column('integer')
  count!: number;
}
