import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { StaffAccount, StaffAccountItem } from '@shortlist/shared/contract/console/staff-accounts';
import { EditBase, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ROLE_NAMES } from '../../layout/role-names.js';
import { BackLink } from '../../ui/back-link.js';
import { momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { StatusChip } from '../../ui/status-chip.js';
import { Waiting } from '../../ui/waiting.js';
import { InvitationSection } from './invitation-section.js';
import { messages } from './messages.js';
import { StaffActsSection } from './staff-acts-section.js';
import { StaffSignInSection } from './staff-sign-in-section.js';
import { ROLE_HINTS, STATE_CHIPS } from './staff-names.js';

/** Interval in milliseconds at which the page checks whether a queued invitation email was sent. */
const LOOK_AGAIN = 3_000;

/** Always refetches, because react-admin treats the row from the list as the complete account. */
const QUERY = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: unknown } }) =>
    (state.data as StaffAccount | undefined)?.invitation?.state === 'waiting' ? LOOK_AGAIN : false,
} as const;

export function StaffPage() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={QUERY}>
      <RecordPage>
        <Account />
      </RecordPage>
    </EditBase>
  );
}

function Account() {
  const account = useRecordContext<StaffAccount | StaffAccountItem>();
  // Until the complete account arrives, react-admin returns the list's row, which has no sessions.
  if (!account || !('sessionList' in account)) return <Waiting />;
  return (
    <>
      <PageHeader
        title={account.username}
        above={<BackLink to="/staff" label={messages.staffPage.label} />}
        actions={<StatusChip {...STATE_CHIPS[account.state]} />}
      />
      <Sections>
        <Stack spacing={2.5}>
          <ProfileSection account={account} />
          {account.state === 'invited' && <InvitationSection account={account} />}
          <StaffActsSection account={account} />
        </Stack>
        <Stack spacing={2.5}>
          <StaffSignInSection account={account} />
          <HistorySection id={account.id} />
        </Stack>
      </Sections>
    </>
  );
}

function ProfileSection({ account }: { account: StaffAccount }) {
  const { role, email, createdAt, lastSignIn, lockedUntil } = account;
  return (
    <Section title={messages.staffPage.profile}>
      <Facts
        facts={{
          [messages.staffPage.role]: `${ROLE_NAMES[role]}. ${ROLE_HINTS[role]}`,
          [messages.staffPage.email]: email ?? messages.staffPage.none,
          [messages.staffPage.added]: momentOf(createdAt),
          [messages.staffPage.lastSignIn]: lastSignIn === null ? messages.staffPage.never : momentOf(lastSignIn),
          [messages.staffPage.lockedUntilLabel]:
            lockedUntil === null ? null : messages.staffPage.lockedUntil(momentOf(lockedUntil)),
        }}
      />
    </Section>
  );
}

const HistorySection = ({ id }: { id: string }) => (
  <Section title={messages.staffPage.auditLog}>
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <li>
        <Link component={RouterLink} to={auditLog({ staffId: id })}>
          {messages.staffPage.actions}
        </Link>
      </li>
      <li>
        <Link component={RouterLink} to={auditLog({ subjectId: id })}>
          {messages.staffPage.accountChanges}
        </Link>
      </li>
    </Stack>
  </Section>
);

const auditLog = (filter: Record<string, string>): string =>
  `/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}`;
