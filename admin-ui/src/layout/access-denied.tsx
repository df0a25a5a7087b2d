import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';

export function AccessDenied() {
  return (
    <>
      <PageHeader title="Not allowed" />
      <EmptyState title="Your role does not allow this" text="An administrator can do it for you." />
    </>
  );
}
