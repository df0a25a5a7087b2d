import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The table is partitioned by day, is kept append-only by a trigger, and has no primary key. */
@Entity('usage_events', { synchronize: false })
@Index('usage_events_user_id_index', ['userId'], { where: 'user_id IS NOT NULL' })
@Index('usage_events_activity_index', ['at'], {
  where:
    "kind IN ('signed_up', 'resume_created', 'exported', 'checkout_started', 'paid', 'refunded', 'plan_started', 'plan_renewed', 'plan_canceled', 'plan_ended')",
})
export class UsageEventRow {
  /** TypeORM requires a primary key; the table itself has none. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  at!: Date;

  /** Time at which the server stored the event. */
  @Column({ name: 'received_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  receivedAt!: Date;

  @Column('text')
  kind!: string;

  /** Depends on the kind of event: the page, the file format, the product or plan, or the AI task and its engine. */
  @Column('text', { default: '' })
  label!: string;

  /**
   * Has no foreign key, because figures remain after an account is deleted. A random id then replaces the account's id.
   */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** Salted hash that identifies one browser for one day. Null for server-side events. */
  @Column('bytea', { nullable: true })
  visitor!: Buffer | null;
}
