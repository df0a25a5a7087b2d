import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';

/** Of `service_requests` under the name `r`. */
export const COLUMNS = `r.id, r.kind, r.resume_id AS "resumeId", r.message, r.state, r.answer,
  r.created_at AS "createdAt", r.updated_at AS "updatedAt"`;

export type ServiceRow = Omit<ServiceRequest, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export const asView = <Row extends ServiceRow>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
