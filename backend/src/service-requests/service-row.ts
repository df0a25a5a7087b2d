import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';

/** Of `service_requests` under the name `r`. */
export const COLUMNS = `r.id, r.kind, r.resume_id AS "resumeId", r.message, r.consented_at AS "consentedAt", r.state, r.answer,
  r.created_at + make_interval(hours => r.promised_hours) AS "dueAt", r.created_at AS "createdAt", r.updated_at AS "updatedAt"`;

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
