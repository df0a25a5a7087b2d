import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The count of a limit in its current window. The key identifies the limit and its subject. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_window_ends_at_index', ['windowEndsAt'])
export class SignInAttempt {
  /** A digest, so that the key reveals neither network addresses nor accounts. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_attempts_pkey' })
  key!: string;

  @Column('integer')
  count!: number;

  @Column('timestamptz', { name: 'window_ends_at' })
  windowEndsAt!: Date;
}
