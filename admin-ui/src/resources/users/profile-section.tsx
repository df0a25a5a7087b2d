import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { utcDay } from './user-names.js';

export function ProfileSection({ user }: { user: AdminUser }) {
  const { name, emailVerified, pendingEmail, createdAt, lastActive, suspendedAt, deletionAt } = user;
  return (
    <Section title="Profile">
      <Facts
        facts={{
          Name: name || '–',
          Email: emailVerified ? 'Verified' : 'Not verified',
          'New email': pendingEmail === null ? null : `${pendingEmail} (not confirmed yet)`,
          'Signed up': momentOf(createdAt),
          'Last active': lastActive === null ? 'Never' : utcDay(lastActive),
          'Suspended since': suspendedAt === null ? null : momentOf(suspendedAt),
          'Will be deleted on': deletionAt === null ? null : dayOf(deletionAt),
        }}
      />
    </Section>
  );
}
