import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The circuit breaker's state for one server. A missing row means a closed circuit without failed calls. */
@Entity('ai_circuits')
export class AiCircuit {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'ai_circuits_pkey' })
  server!: string;

  @Column('int')
  failures!: number;

  /** End of the open state; null while the circuit is closed. */
  @Column('timestamptz', { name: 'open_until', nullable: true })
  openUntil!: Date | null;

  /** Time after which a trial call without an outcome counts as lost: the process that started it has probably died. */
  @Column('timestamptz', { name: 'trial_until', nullable: true })
  trialUntil!: Date | null;
}
