import type { ServiceRow } from './service-requests.queries.js';

export const asView = <Row extends ServiceRow>({ consentedAt, dueAt, createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  consentedAt: consentedAt?.toISOString() ?? null,
  dueAt: dueAt.toISOString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
