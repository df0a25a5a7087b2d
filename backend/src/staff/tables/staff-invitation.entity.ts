import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';

/** The pending invitation of a staff member. Each staff member has at most one. */
@Entity('staff_invitations')
@Index('staff_invitations_staff_id_unique', ['staffId'], { unique: true })
@Index('staff_invitations_digest_unique', ['digest'], { unique: true })
export class StaffInvitation {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'staff_invitations_pkey' })
  id!: string;

  @ForeignKey(() => StaffMember, { name: 'staff_invitations_staff_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  /** Origin of the site, for the link in the email. */
  @Column('text')
  site!: string;

  /** SHA-256 of the link's token; null until the email is written. */
  @Column('text', { nullable: true })
  digest!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'queued_at', nullable: true })
  queuedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
