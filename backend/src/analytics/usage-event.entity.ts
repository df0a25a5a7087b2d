import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that happened in the product. Partitioned by day, append-only by a trigger, and without a primary key. */
@Entity('usage_events', { synchronize: false })
@Index('usage_events_user_id_index', ['userId'], { where: 'user_id IS NOT NULL' })
@Index('usage_events_activity_index', ['at'], {
  where:
    "kind IN ('signed_up', 'resume_created', 'exported', 'checkout_started', 'paid', 'refunded', 'plan_started', 'plan_renewed', 'plan_canceled', 'plan_ended')",
})
export class UsageEventRow {
  /** TypeORM requires a key and the table has none: events cannot be told apart. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  at!: Date;

  /** When the server stored it. */
  @Column({ name: 'received_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  receivedAt!: Date;

  @Column('text')
  kind!: string;

  /** The page, file format, product or engine, depending on the kind. */
  @Column('text', { default: '' })
  label!: string;

  /** No foreign key: figures outlive accounts. A deleted account is replaced by an id that belongs to nobody. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** A salted hash, the same for one browser on one day. Set on events of the client. */
  @Column('bytea', { nullable: true })
  visitor!: Buffer | null;
}
