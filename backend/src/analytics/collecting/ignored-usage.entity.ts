import { Column, Entity, PrimaryColumn } from 'typeorm';

export type Ignored = 'bot' | 'too_old' | 'no_room';

@Entity('ignored_usage')
export class IgnoredUsage {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'ignored_usage_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ignored_usage_pkey' })
  reason!: Ignored;

  @Column('bigint')
  count!: string;
}
