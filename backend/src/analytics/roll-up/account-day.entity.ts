import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A day (UTC) on which an account used the product. */
@Entity('account_days')
@Index('account_days_user_id_index', ['userId'])
export class AccountDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'account_days_pkey' })
  day!: string;

  @ForeignKey(() => User, { name: 'account_days_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'account_days_pkey' })
  userId!: string;
}
