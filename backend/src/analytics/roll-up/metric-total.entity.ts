import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('metric_totals')
export class MetricTotal {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_totals_pkey' })
  metric!: string;

  @Column('bigint')
  value!: string;
}
