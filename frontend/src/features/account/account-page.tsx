import { useFreshSession } from '../../entities/session/session.js';
import { PageHeader } from '../../ui/page-header.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { PaymentsSection } from './billing/payments-section.js';
import { ActivitySection } from './sessions/activity-section.js';
import { AccountContents } from './data/account-contents.js';
import { DataSection } from './data/data-section.js';
import { DeletionSection } from './data/deletion-section.js';
import { DevicesSection } from './sessions/devices-section.js';
import { EmailSection } from './email/email-section.js';
import { messages } from './messages.js';
import { PlanSection } from './plan-section.js';
import { PeopleSection } from './people/people-section.js';
import { ProfileSection } from './profile-section.js';
import { SupportAccessSection } from './support-access-section.js';
import { SecuritySection } from './security/security-section.js';

export default function AccountPage() {
  usePageMeta(messages.accountPage.pageTitle, { noindex: true });
  const { user } = useFreshSession();
  // The route requires a session, so the user is missing only during sign-out.
  if (!user) return null;
  return (
    <>
      <PageHeader title={messages.accountPage.title} intro={messages.accountPage.intro} />
      <AccountContents />
      <PlanSection />
      <PaymentsSection />
      <PeopleSection />
      <ProfileSection user={user} />
      <EmailSection user={user} />
      <SecuritySection user={user} />
      <DevicesSection />
      <ActivitySection />
      <SupportAccessSection />
      <DataSection />
      <DeletionSection user={user} />
    </>
  );
}
