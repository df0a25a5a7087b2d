import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffAccountItem, StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { DataTable, useNotify } from 'react-admin';
import { ROLE_NAMES } from '../../layout/role-names.js';
import { momentOf } from '../../ui/dates.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import { ROLE_CHOICES, STATE_CHIPS, STATE_CHOICES } from './staff-names.js';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InviteDialog } from './invite-dialog.js';

export function StaffList() {
  return (
    <ListPage
      title={messages.staffList.title}
      intro={messages.staffList.intro}
      sort={{ field: 'username', order: 'ASC' }}
      actions={<InviteButton />}
      filters={
        <>
          <SearchFilter label={messages.staffList.searchHint} />
          <SelectFilter source="role" label={messages.staffList.role} choices={ROLE_CHOICES} />
          <SelectFilter source="state" label={messages.staffList.status} choices={STATE_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(account: StaffAccountItem) => <StaffCard account={account} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<StaffAccountItem>;
  return (
    <RecordsTable>
      <Col
        source="username"
        label={messages.staffList.userName}
        render={(account) => <StaffLink account={account} />}
      />
      <Col source="role" label={messages.staffList.role} render={({ role }) => ROLE_NAMES[role]} />
      <Col label={messages.staffList.email} disableSort render={({ email }) => email ?? '–'} />
      <Col
        label={messages.staffList.twoStep}
        disableSort
        render={({ twoStep }) => (twoStep ? messages.staffList.on : messages.staffList.off)}
      />
      <Col source="lastSignIn" label={messages.staffList.lastSignIn} render={lastSignInOf} />
      <Col label={messages.staffList.sessions} disableSort render={({ sessions }) => sessions} />
      <Col
        label={messages.staffList.status}
        disableSort
        render={({ state }) => <StatusChip {...STATE_CHIPS[state]} />}
      />
    </RecordsTable>
  );
}

const StaffLink = ({ account: { id, username } }: { account: StaffAccountItem }) => (
  <RecordLink to={`/staff/${id}`}>{username}</RecordLink>
);

const lastSignInOf = ({ lastSignIn }: StaffAccountItem) =>
  lastSignIn === null ? messages.staffList.never : <time dateTime={lastSignIn}>{momentOf(lastSignIn)}</time>;

function StaffCard({ account }: { account: StaffAccountItem }) {
  const { role, state, email, twoStep } = account;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <StaffLink account={account} />
        </Box>
        <StatusChip {...STATE_CHIPS[state]} sx={{ flexShrink: 0 }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[ROLE_NAMES[role], email].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {messages.staffList.lastSignInLabel} {lastSignInOf(account)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {messages.staffList.twoStepLabel} {twoStep ? messages.staffList.on : messages.staffList.off}
      </Typography>
    </>
  );
}

/** Invites a staff member, then opens the page of the new account, which shows whether the email was sent. */
function InviteButton() {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const showInvited = ({ id, username }: StaffAccount) => {
    void client.invalidateQueries({ queryKey: ['staff', 'getList'] });
    notify(messages.inviteButton.invited(username));
    void navigate(`/staff/${id}`);
  };
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setOpen(true)}>
        {messages.inviteButton.inviteStaffMember}
      </Button>
      {open && <InviteDialog onInvited={showInvited} onClose={() => setOpen(false)} />}
    </>
  );
}
