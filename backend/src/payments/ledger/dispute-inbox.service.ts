import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  DisputeList,
  DisputePatch,
  DisputeQuery,
  StaffDispute,
} from '@shortlist/shared/contract/console/disputes';
import { EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';
import { findDispute, listDisputes, setCleared, type DisputeRow } from './ledger.queries.js';

/**
 * Lists disputes for staff, who can allow an account to buy again. Staff respond to a dispute in the provider's
 * dashboard.
 */
@Injectable()
export class DisputeInboxService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly events: SecurityEvents,
  ) {}

  async list(query: DisputeQuery): Promise<DisputeList> {
    const { rows, total } = await listDisputes(this.database, query);
    return { items: rows.map(asView), total };
  }

  async read(id: string): Promise<StaffDispute> {
    const row = await findDispute(this.database, id);
    if (!row) throw ApiError.notFound('dispute');
    return asView(row);
  }

  async change(id: string, { cleared }: DisputePatch, by: StaffAct): Promise<StaffDispute> {
    await this.database.transaction(async (transaction) => {
      const changed = await setCleared(transaction, { id, isCleared: cleared, staffId: by.staffId });
      if (!changed) return;
      const kind = cleared ? 'dispute_cleared' : 'dispute_clearing_undone';
      const { reference: detail, userId } = changed;
      await this.events.record(transaction, { ...by, kind, userId: userId ?? undefined, subjectId: id, detail });
    });
    return this.read(id);
  }
}

const asView = ({ openedAt, updatedAt, clearedAt, ...row }: DisputeRow): StaffDispute => ({
  ...row,
  openedAt: openedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  clearedAt: clearedAt?.toISOString() ?? null,
});
