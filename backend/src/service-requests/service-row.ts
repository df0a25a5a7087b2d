import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { IS_PUBLISHED } from './suggestion-row.js';

/** Columns of `service_requests r`. */
const COLUMNS = `r.id, r.kind, r.resume_id AS "resumeId", r.message, r.consented_at AS "consentedAt", r.state, r.answer,
  r.created_at + make_interval(hours => r.promised_hours) AS "dueAt", r.created_at AS "createdAt", r.updated_at AS "updatedAt"`;

const SUGGESTION_COUNT = 'SELECT count(*)::int FROM service_request_suggestions s WHERE s.request_id = r.id';

/** Staff see suggestions before the answer is published. */
export const STAFF_COLUMNS = `${COLUMNS}, (${SUGGESTION_COUNT}) AS "suggestionCount"`;
export const OWN_COLUMNS = `${COLUMNS}, (${SUGGESTION_COUNT} AND ${IS_PUBLISHED}) AS "suggestionCount"`;

export type ServiceRow = Omit<ServiceRequest, 'consentedAt' | 'dueAt' | 'createdAt' | 'updatedAt'> & {
  consentedAt: Date | null;
  dueAt: Date;
  createdAt: Date;
  updatedAt: Date;
};

export const asView = <Row extends ServiceRow>({ consentedAt, dueAt, createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  consentedAt: consentedAt?.toISOString() ?? null,
  dueAt: dueAt.toISOString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
