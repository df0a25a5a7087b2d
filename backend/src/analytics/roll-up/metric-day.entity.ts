import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A rolled-up figure for one day (UTC). */
@Entity('metric_days')
export class MetricDay {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_days_pkey' })
  metric!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'metric_days_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_days_pkey' })
  label!: string;

  @Column('bigint')
  value!: string;
}
