import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An object of the payment sandbox, which replaces Stripe if Stripe is not configured. */
@Entity('sandbox_objects')
@Index('sandbox_objects_customer_index', { synchronize: false })
@Index('sandbox_objects_kind_index', ['kind'])
@Index('sandbox_objects_undelivered_index', ['createdAt'], {
  where: "kind = 'event' AND object->>'deliveredAt' IS NULL",
})
export class SandboxObject {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sandbox_objects_pkey' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('jsonb')
  object!: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
