import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lease that allows a recurring job only one run at a time. */
@Entity('payment_runs')
export class PaymentRun {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_runs_pkey' })
  name!: string;

  @Column('timestamptz', { name: 'leased_until' })
  leasedUntil!: Date;

  /** The position at which the next run continues; null after a completed run. */
  @Column('jsonb', { nullable: true })
  position!: object | null;
}
