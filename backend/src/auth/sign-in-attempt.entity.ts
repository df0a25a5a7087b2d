import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One count of a limit in its current window: who is counted, and for what, is in the key alone. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_window_ends_at_index', ['windowEndsAt'])
export class SignInAttempt {
  /** A digest: neither network addresses nor accounts can be read from it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_attempts_pkey' })
  key!: string;

  @Column('integer')
  count!: number;

  @Column('timestamptz', { name: 'window_ends_at' })
  windowEndsAt!: Date;
}
