import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { dayOf, momentOf } from '../../ui/dates.js';
import { RecordLink } from '../../ui/record-link.js';
import { Section } from '../../ui/section.js';
import { StatusChip } from '../../ui/status-chip.js';
import { KIND_NAMES, STATE_CHIPS } from '../service-requests/request-names.js';
import { messages } from './messages.js';
import { RowList } from './row-list.js';

/** Lists only the titles of resumes, because their content is private. */
export const ResumesSection = ({ user: { resumes } }: { user: AdminUser }) => (
  <Section title={messages.relatedSections.resumes}>
    <RowList
      label={messages.relatedSections.resumes}
      empty={messages.relatedSections.noResumesYet}
      rows={resumes.map(({ id, title, createdAt, updatedAt, isInTrash }) => ({
        key: id,
        title,
        text: messages.relatedSections.changed(momentOf(updatedAt), dayOf(createdAt)),
        end: isInTrash ? <StatusChip label={messages.relatedSections.inTrash} tone="default" /> : undefined,
      }))}
    />
  </Section>
);

export const RequestsSection = ({ user: { openRequests } }: { user: AdminUser }) => (
  <Section title={messages.relatedSections.openRequests}>
    <RowList
      label={messages.relatedSections.openRequests}
      empty={messages.relatedSections.noOpenRequests}
      rows={openRequests.map(({ id, kind, state, createdAt }) => ({
        key: id,
        title: <RecordLink to={`/service-requests/${id}`}>{KIND_NAMES[kind]}</RecordLink>,
        text: momentOf(createdAt),
        end: <StatusChip {...STATE_CHIPS[state]} />,
      }))}
    />
  </Section>
);
