import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';

@Entity('staff_sessions')
@Index('staff_sessions_staff_id_index', ['staffId'])
@Index('staff_sessions_previous_digest_index', ['previousDigest'], { where: 'previous_digest IS NOT NULL' })
export class StaffSessionRow {
  /** SHA-256 of the token. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_sessions_pkey' })
  digest!: string;

  @ForeignKey(() => StaffMember, { name: 'staff_sessions_staff_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Expiration time of the current token; each renewal extends it. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date;

  @Column('boolean', { name: 'second_factor', default: false })
  secondFactor!: boolean;

  /** Digest of the previous token, which works until `previousUntil` for requests in progress. */
  @Column('text', { name: 'previous_digest', nullable: true })
  previousDigest!: string | null;

  @Column('timestamptz', { name: 'previous_until', nullable: true })
  previousUntil!: Date | null;

  /**
   * Time at which the session ends, even if its token is renewed. The default is written as PostgreSQL reports it, so
   * that TypeORM detects no difference.
   */
  @Column('timestamptz', { name: 'ends_at', default: () => "(now() + '12:00:00')" })
  endsAt!: Date;
}
