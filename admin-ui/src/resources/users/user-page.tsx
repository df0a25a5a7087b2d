import Stack from '@mui/material/Stack';
import type { AdminUser, AdminUserItem } from '@shortlist/shared/contract/console/admin-users';
import { EditBase, useRecordContext } from 'react-admin';
import { BackLink } from '../../ui/back-link.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Sections } from '../../ui/sections.js';
import { StatusChip } from '../../ui/status-chip.js';
import { Waiting } from '../../ui/waiting.js';
import { ActsSection } from './acts-section.js';
import { BillingSection } from './billing-section.js';
import { EventsSection } from './events-section.js';
import { messages } from './messages.js';
import { ProfileSection } from './profile-section.js';
import { RequestsSection, ResumesSection } from './related-sections.js';
import { SignInSection } from './sign-in-section.js';
import { STATUS_CHIPS } from './user-names.js';

/** Always refetches, because react-admin treats the row from the list as the complete user. */
const READ_ALWAYS = { staleTime: 0 };

export function UserPage() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={READ_ALWAYS}>
      <RecordPage>
        <User />
      </RecordPage>
    </EditBase>
  );
}

function User() {
  const user = useRecordContext<AdminUser | AdminUserItem>();
  // Until the complete user arrives, react-admin returns the list's row, which has no billing data.
  if (!user || !('billing' in user)) return <Waiting />;
  return (
    <>
      <PageHeader
        title={user.email}
        above={<BackLink to="/users" label={messages.userPage.label} />}
        actions={<StatusChip {...STATUS_CHIPS[user.status]} />}
      />
      <Sections>
        <Stack spacing={2.5}>
          <ProfileSection user={user} />
          <ActsSection user={user} />
          <SignInSection user={user} />
        </Stack>
        <Stack spacing={2.5}>
          <BillingSection user={user} />
          <ResumesSection user={user} />
          <RequestsSection user={user} />
          <EventsSection user={user} />
        </Stack>
      </Sections>
    </>
  );
}
