import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A figure rolled up over all time. */
@Entity('metric_totals')
export class MetricTotal {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_totals_pkey' })
  metric!: string;

  @Column('bigint')
  value!: string;
}
