import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A rate limit's count in its current window. The key identifies the limit and the user, network or account that it
 * applies to.
 */
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
