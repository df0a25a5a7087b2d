import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often one network address tried one account in the current window. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_window_ends_at_index', ['windowEndsAt'])
export class SignInAttempt {
  /** A digest: neither the address nor the account can be read from it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_attempts_pkey' })
  key!: string;

  @Column('integer')
  count!: number;

  @Column('timestamptz', { name: 'window_ends_at' })
  windowEndsAt!: Date;
}
