import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The lease of a recurring job: one run of a name at a time. */
@Entity('payment_runs')
export class PaymentRun {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_runs_pkey' })
  name!: string;

  @Column('timestamptz', { name: 'leased_until' })
  leasedUntil!: Date;

  /** Where an unfinished run continues. */
  @Column('jsonb', { nullable: true })
  position!: object | null;
}
