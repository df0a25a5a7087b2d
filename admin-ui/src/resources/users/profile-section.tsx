import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';
import { utcDay } from './user-names.js';

export function ProfileSection({ user }: { user: AdminUser }) {
  const { name, emailVerified, pendingEmail, createdAt, lastActive, suspendedAt, deletionAt } = user;
  return (
    <Section title={messages.profileSection.title}>
      <Facts
        facts={{
          [messages.profileSection.name]: name || '–',
          [messages.profileSection.email]: emailVerified
            ? messages.profileSection.verified
            : messages.profileSection.notVerified,
          [messages.profileSection.newEmail]:
            pendingEmail === null ? null : messages.profileSection.notConfirmedYet(pendingEmail),
          [messages.profileSection.signedUp]: momentOf(createdAt),
          [messages.profileSection.lastActive]:
            lastActive === null ? messages.profileSection.never : utcDay(lastActive),
          [messages.profileSection.suspendedSince]: suspendedAt === null ? null : momentOf(suspendedAt),
          [messages.profileSection.willBeDeletedOn]: deletionAt === null ? null : dayOf(deletionAt),
        }}
      />
    </Section>
  );
}
