import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminUserItem } from '@shortlist/shared/contract/console/admin-users';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { DataTable, useListContext } from 'react-admin';
import { dayOf } from '../../ui/dates.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import { SelectionBar } from './selection-bar.js';
import { PLAN_CHOICES, STATUS_CHIPS, STATUS_CHOICES, utcDay } from './user-names.js';
import Checkbox from '@mui/material/Checkbox';

export function UserList() {
  return (
    <ListPage
      title={messages.userList.title}
      intro={messages.userList.intro}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter label={messages.userList.searchHint} />
          <SelectFilter source="status" label={messages.userList.status} choices={STATUS_CHOICES} />
          <SelectFilter source="plan" label={messages.userList.plan} choices={PLAN_CHOICES} />
        </>
      }
      table={
        <>
          <SelectionBar />
          <Table />
        </>
      }
      cards={
        <>
          <SelectionBar />
          <RecordCards render={(user: AdminUserItem) => <UserCard user={user} />} />
        </>
      }
    />
  );
}

function Table() {
  const Col = DataTable.Col<AdminUserItem>;
  return (
    <RecordsTable>
      <Col source="id" label={<SelectPage />} disableSort render={(user) => <SelectUser user={user} />} />
      <Col source="email" label={messages.userList.email} render={(user) => <UserLink user={user} />} />
      <Col label={messages.userList.name} disableSort render={({ name }) => name || '–'} />
      <Col label={messages.userList.plan} disableSort render={({ plan }) => PLAN_NAMES[plan]} />
      <Col source="createdAt" label={messages.userList.signedUp} render={({ createdAt }) => <Day at={createdAt} />} />
      <Col
        source="lastActive"
        label={messages.userList.lastActive}
        render={({ lastActive }) => lastActiveText(lastActive)}
      />
      <Col
        label={messages.userList.status}
        disableSort
        render={({ status }) => <StatusChip {...STATUS_CHIPS[status]} />}
      />
    </RecordsTable>
  );
}

const UserLink = ({ user: { id, email } }: { user: AdminUserItem }) => (
  <RecordLink to={`/users/${id}`}>{email}</RecordLink>
);

const Day = ({ at }: { at: string }) => <time dateTime={at}>{dayOf(at)}</time>;

const lastActiveText = (day: string | null): string => (day === null ? messages.userList.never : utcDay(day));

function UserCard({ user }: { user: AdminUserItem }) {
  const { name, plan, status, lastActive } = user;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <SelectUser user={user} />
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <UserLink user={user} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary">
            {[name, PLAN_NAMES[plan]].filter(Boolean).join(' · ')}
          </Typography>
          <StatusChip {...STATUS_CHIPS[status]} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {messages.userList.lastActiveAt(lastActiveText(lastActive))}
        </Typography>
      </Box>
    </Box>
  );
}

/** Checkbox with an accessible name, which react-admin's checkbox lacks with this version of MUI. */
function SelectUser({ user: { id, email } }: { user: AdminUserItem }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': messages.selectBoxes.select(email) } }}
      sx={{ m: -1 }}
    />
  );
}

function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<AdminUserItem>();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const isWhole = ids.length > 0 && selected.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(String(id)));
  return (
    <Checkbox
      checked={isWhole}
      indeterminate={selected.length > 0 && !isWhole}
      disabled={ids.length === 0}
      onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': messages.selectBoxes.label } }}
      sx={{ m: -1 }}
    />
  );
}
