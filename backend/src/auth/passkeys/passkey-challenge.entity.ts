import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

export type ChallengePurpose = 'registration' | 'sign_in' | 'second_step' | 'identity_confirmation';

/** A challenge that a passkey must sign. It is used up when the response arrives. */
@Entity('passkey_challenges')
@Index('passkey_challenges_expires_at_index', ['expiresAt'])
@Index('passkey_challenges_user_id_index', ['userId'])
export class PasskeyChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'passkey_challenges_pkey' })
  challenge!: string;

  @Column('text')
  purpose!: ChallengePurpose;

  @ForeignKey(() => User, { name: 'passkey_challenges_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
