import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Staff members are disabled instead of deleted, because the audit log refers to them. */
@Entity('staff')
@Index('staff_username_unique', { synchronize: false })
export class StaffMember {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'staff_pkey' })
  id!: string;

  /** An index defined in the migrations makes the username unique, ignoring case. */
  @Column('text')
  username!: string;

  /** argon2id hash in PHC format; null until the invitation is accepted. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text')
  role!: StaffRole;

  @Column('boolean', { default: true })
  active!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  /** Email address for notices about requests; null for none. */
  @Column('text', { nullable: true })
  email!: string | null;
}
