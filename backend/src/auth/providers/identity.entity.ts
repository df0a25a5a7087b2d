import { CreateDateColumn, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/user.entity.js';

/**
 * A user's identity at an OpenID Connect provider. Its key contains the provider's user id instead of the email
 * address, which can pass to another user.
 */
@Entity('identities')
@Index('identities_user_id_index', ['userId'])
export class Identity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'identities_pkey' })
  issuer!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'identities_pkey' })
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'identities_user_id_fkey' })
  user!: Relation<User>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
