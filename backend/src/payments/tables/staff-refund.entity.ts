import type { STAFF_REFUND_STATES } from '@shortlist/shared/contract/console/admin-payments';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from '../../users/staff-member.entity.js';
import { LedgerEntryRow } from './ledger-entry.entity.js';

@Entity('staff_refunds')
@Index('staff_refunds_ledger_entry_id_index', ['ledgerEntryId'])
@Index('staff_refunds_open_unique', ['ledgerEntryId'], { unique: true, where: "state = 'open'" })
export class StaffRefund {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'staff_refunds_pkey' })
  id!: string;

  @ForeignKey(() => LedgerEntryRow, { name: 'staff_refunds_ledger_entry_id_fkey' })
  @Column('bigint', { name: 'ledger_entry_id' })
  ledgerEntryId!: string;

  /** Refunded amount in cents. */
  @Column('integer')
  amount!: number;

  /**
   * Amount refunded before this refund, in cents. This refund was made if the provider's total exceeds this value by
   * at least `amount`.
   */
  @Column('integer', { name: 'refunded_before' })
  refundedBefore!: number;

  @Column('text')
  reason!: string;

  @ForeignKey(() => StaffMember, { name: 'staff_refunds_staff_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId!: string | null;

  @Column('text', { default: 'open' })
  state!: (typeof STAFF_REFUND_STATES)[number];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', precision: 3, nullable: true })
  finishedAt!: Date | null;
}
