import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { messages } from './messages.js';

export function AccessDenied() {
  return (
    <>
      <PageHeader title={messages.accessDenied.notAllowed} />
      <EmptyState title={messages.accessDenied.roleTooLow} text={messages.accessDenied.text} />
    </>
  );
}
