import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { momentOf } from '../../ui/dates.js';
import { Section } from '../../ui/section.js';
import { AUDIT_NAMES } from '../audit-log/audit-names.js';
import { ChangeList } from '../audit-log/change-list.js';
import { messages } from './messages.js';
import { RowList } from './row-list.js';

export const EventsSection = ({ user: { events } }: { user: AdminUser }) => (
  <Section title={messages.eventsSection.title}>
    <RowList
      label={messages.eventsSection.label}
      empty={messages.eventsSection.empty}
      rows={events.map((event) => ({ key: event.id, title: AUDIT_NAMES[event.kind], text: <Details event={event} /> }))}
    />
  </Section>
);

function Details({ event: { at, staff, detail, reason, changes } }: { event: AdminUser['events'][number] }) {
  return (
    <>
      {[momentOf(at), staff && messages.eventsSection.by(staff.username), detail].filter(Boolean).join(' · ')}
      {changes && <ChangeList changes={changes} />}
      {reason !== null && <div>{messages.eventsSection.reason(reason)}</div>}
    </>
  );
}
