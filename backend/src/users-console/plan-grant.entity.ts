import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { StaffMember } from '../users/staff-member.entity.js';

/** A plan granted by staff, at most one per account. The audit log contains earlier grants. */
@Entity('plan_grants')
@Check('plan_grants_plan_check', "plan IN ('pro', 'premium')")
export class PlanGrant {
  @ForeignKey(() => User, { name: 'plan_grants_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'plan_grants_pkey' })
  userId!: string;

  @Column('text')
  plan!: PaidPlan;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt!: Date;

  @ForeignKey(() => StaffMember, { name: 'plan_grants_staff_id_fkey' })
  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
