import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { dayOf, momentOf } from '../../ui/dates.js';
import { RecordLink } from '../../ui/record-link.js';
import { Section } from '../../ui/section.js';
import { StatusChip } from '../../ui/status-chip.js';
import { KIND_NAMES, STATE_CHIPS } from '../service-requests/request-names.js';
import { RowList } from './row-list.js';

/** Titles only: what is written in them is the owner's. */
export const ResumesSection = ({ user: { resumes } }: { user: AdminUser }) => (
  <Section title="Resumes">
    <RowList
      label="Resumes"
      empty="No resumes yet."
      rows={resumes.map(({ id, title, createdAt, updatedAt, isInTrash }) => ({
        key: id,
        title,
        text: `Changed ${momentOf(updatedAt)}, created ${dayOf(createdAt)}`,
        end: isInTrash ? <StatusChip label="In trash" tone="default" /> : undefined,
      }))}
    />
  </Section>
);

export const RequestsSection = ({ user: { openRequests } }: { user: AdminUser }) => (
  <Section title="Open requests">
    <RowList
      label="Open requests"
      empty="No open requests."
      rows={openRequests.map(({ id, kind, state, createdAt }) => ({
        key: id,
        title: <RecordLink to={`/service-requests/${id}`}>{KIND_NAMES[kind]}</RecordLink>,
        text: momentOf(createdAt),
        end: <StatusChip {...STATE_CHIPS[state]} />,
      }))}
    />
  </Section>
);
