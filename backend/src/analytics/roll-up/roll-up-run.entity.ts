import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('roll_up_runs')
export class RollUpRun {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'roll_up_runs_pkey' })
  name!: string;

  @Column({ name: 'finished_at', type: 'timestamptz', precision: 3 })
  finishedAt!: Date;
}
