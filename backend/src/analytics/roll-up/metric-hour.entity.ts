import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('metric_hours')
export class MetricHour {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_hours_pkey' })
  metric!: string;

  @PrimaryColumn({ type: 'timestamptz', precision: 0, primaryKeyConstraintName: 'metric_hours_pkey' })
  hour!: Date;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'metric_hours_pkey' })
  label!: string;

  @Column('bigint')
  value!: string;
}
