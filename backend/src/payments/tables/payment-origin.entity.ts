import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The networks from which a payment was started, for limits on declined cards. */
@Entity('payment_origins')
@Index('payment_origins_updated_at_index', ['updatedAt'])
export class PaymentOrigin {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_origins_pkey' })
  provider!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_origins_pkey' })
  reference!: string;

  /** Hashes of the network and, for IPv6, of its /48. */
  @Column('text', { array: true })
  networks!: string[];

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
