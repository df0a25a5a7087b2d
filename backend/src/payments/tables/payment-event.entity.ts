import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook event from the payment provider, stored once even if delivered several times. */
@Entity('payment_events')
@Index('payment_events_unhandled_index', ['receivedAt'], { where: 'handled_at IS NULL' })
@Index('payment_events_handled_index', ['receivedAt'], { where: 'handled_at IS NOT NULL' })
@Index('payment_events_declined_index', ['provider', 'objectId', 'createdAt'], {
  where: "type IN ('payment_intent.payment_failed', 'invoice.payment_failed')",
})
export class PaymentEvent {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_pkey' })
  provider!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_pkey' })
  id!: string;

  @Column('text')
  type!: string;

  /** The kind of object that `objectId` identifies; null for kinds that the product ignores. */
  @Column('text', { name: 'subject_kind', nullable: true })
  subjectKind!: 'payment' | 'subscription' | null;

  @Column('text', { name: 'object_id', nullable: true })
  objectId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;

  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt!: Date | null;

  @Column('text', { nullable: true })
  outcome!: string | null;
}
