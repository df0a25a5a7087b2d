import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { momentOf } from '../../ui/dates.js';
import { Section } from '../../ui/section.js';
import { AUDIT_NAMES } from '../audit-log/audit-names.js';
import { ChangeList } from '../audit-log/change-list.js';
import { RowList } from './row-list.js';

export const EventsSection = ({ user: { events } }: { user: AdminUser }) => (
  <Section title="Recent activity">
    <RowList
      label="Recent activity"
      empty="Nothing in the last year."
      rows={events.map((event) => ({ key: event.id, title: AUDIT_NAMES[event.kind], text: <Details event={event} /> }))}
    />
  </Section>
);

function Details({ event: { at, staff, detail, reason, changes } }: { event: AdminUser['events'][number] }) {
  return (
    <>
      {[momentOf(at), staff && `by ${staff.username}`, detail].filter(Boolean).join(' · ')}
      {changes && <ChangeList changes={changes} />}
      {reason !== null && <div>Reason: {reason}</div>}
    </>
  );
}
