import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The cost of a day's model calls, in millionths of a dollar. Each call first reserves its maximum cost; later, the
 * actual cost replaces the reservation.
 */
@Entity('ai_budget_days')
export class AiBudgetDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'ai_budget_days_pkey' })
  day!: string;

  @Column('bigint', { name: 'spent_micros' })
  spentMicros!: string;

  /** Cost of visitors' calls. `spentMicros` includes the calls of visitors, free accounts and paying customers. */
  @Column('bigint', { name: 'visitor_micros', default: 0 })
  visitorMicros!: string;

  @Column('bigint', { name: 'free_micros', default: 0 })
  freeMicros!: string;
}
