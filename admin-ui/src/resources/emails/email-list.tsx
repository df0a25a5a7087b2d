import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffEmail, EmailRetryView } from '@shortlist/shared/contract/console/admin-emails';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { DataTable, useNotify, useRefresh } from 'react-admin';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { KIND_CHOICES, KIND_NAMES, STATE_CHIPS, STATE_CHOICES } from './email-names.js';
import { messages } from './messages.js';
import { RetryAllButton } from './retry-all-button.js';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.js';

export function EmailList() {
  return (
    <ListPage
      title={messages.emailList.title}
      intro={messages.emailList.intro}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<RetryAllButton />}
      filters={
        <>
          <SelectFilter source="state" label={messages.emailList.status} choices={STATE_CHOICES} />
          <SelectFilter source="kind" label={messages.emailList.about} choices={KIND_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(email: StaffEmail) => <EmailCard email={email} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<StaffEmail>;
  return (
    <RecordsTable>
      <Col source="kind" label={messages.emailList.about} render={({ kind }) => KIND_NAMES[kind]} />
      <Col label={messages.emailList.to} disableSort render={recipientOf} />
      <Col
        source="state"
        label={messages.emailList.status}
        render={({ state }) => <StatusChip {...STATE_CHIPS[state]} />}
      />
      <Col source="attempts" label={messages.emailList.attempts} render={({ attempts }) => attempts} />
      <Col label={messages.emailList.lastError} disableSort render={(email) => <LastError email={email} />} />
      <Col
        source="createdAt"
        label={messages.emailList.created}
        render={({ createdAt }) => <RelativeTime at={createdAt} />}
      />
      <Col label={messages.emailList.actions} align="right" render={(email) => <RetryButton email={email} />} />
    </RecordsTable>
  );
}

/** Kinds of emails to staff. These emails store the recipient's id; the address is looked up when the email is sent. */
const TO_STAFF: ReadonlySet<StaffEmail['kind']> = new Set(['request_notice', 'staff_invitation']);

export const recipientOf = ({ kind, recipient }: StaffEmail): string =>
  recipient ?? (TO_STAFF.has(kind) ? messages.emailList.staff : messages.emailList.deletedAccount);

const LastError = ({ email: { error } }: { email: StaffEmail }) => (
  <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
    {error ?? '–'}
  </Typography>
);

function EmailCard({ email }: { email: StaffEmail }) {
  const { kind, state, attempts, error, createdAt } = email;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{KIND_NAMES[kind]}</Typography>
        <StatusChip {...STATE_CHIPS[state]} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {recipientOf(email)}
      </Typography>
      {error && <LastError email={email} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">
          {messages.emailList.attemptCount(attempts)} · <RelativeTime at={createdAt} />
        </Typography>
        <RetryButton email={email} />
      </Box>
    </>
  );
}

/** Resends a failed email, or immediately sends an email that is scheduled for a retry. */
function RetryButton({ email: { id, kind, state, recipient } }: { email: StaffEmail }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<EmailRetryView>(`emails/${encodeURIComponent(id)}/retry`),
    onSuccess: () => notify(messages.retryButton.sending),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  if (state !== 'failed' && state !== 'retrying') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ReplayOutlined />}
      aria-label={messages.retryButton.label(KIND_NAMES[kind], recipient ?? messages.retryButton.deletedAccount)}
      loading={isPending}
      onClick={() => mutate()}
    >
      {messages.retryButton.sendAgain}
    </Button>
  );
}
