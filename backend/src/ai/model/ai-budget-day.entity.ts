import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a day's model calls cost, in millionths of a dollar. A call reserves its highest cost first and settles afterwards. */
@Entity('ai_budget_days')
export class AiBudgetDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'ai_budget_days_pkey' })
  day!: string;

  @Column('bigint', { name: 'spent_micros' })
  spentMicros!: string;

  /** Parts of `spentMicros`; paying customers spent the rest. */
  @Column('bigint', { name: 'visitor_micros', default: 0 })
  visitorMicros!: string;

  @Column('bigint', { name: 'free_micros', default: 0 })
  freeMicros!: string;
}
