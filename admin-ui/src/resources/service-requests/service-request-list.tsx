import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { awaitsAnswer, isOverdue } from '@shortlist/shared/product/service-times';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { DataTable } from 'react-admin';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { DueTime } from './due-time.js';
import { messages } from './messages.js';
import { ASSIGNEE_CHOICES, KIND_CHOICES, KIND_NAMES, STATE_CHIPS, STATE_CHOICES } from './request-names.js';

type Request = StaffServiceRequest;

export function ServiceRequestList() {
  return (
    <ListPage
      title={messages.serviceRequestList.title}
      intro={messages.serviceRequestList.intro}
      sort={{ field: 'priority', order: 'ASC' }}
      filters={
        <>
          <SearchFilter label={messages.serviceRequestList.searchHint} />
          <SelectFilter source="state" label={messages.serviceRequestList.status} choices={STATE_CHOICES} />
          <SelectFilter source="kind" label={messages.serviceRequestList.service} choices={KIND_CHOICES} />
          <SelectFilter source="assignee" label={messages.serviceRequestList.assigned} choices={ASSIGNEE_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(request: Request) => <RequestCard request={request} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<Request>;
  return (
    <RecordsTable>
      <Col
        source="kind"
        label={messages.serviceRequestList.service}
        render={(request) => <RequestLink request={request} />}
      />
      <Col label={messages.serviceRequestList.from} disableSort render={({ user }) => <Sender user={user} />} />
      <Col
        label={messages.serviceRequestList.message}
        disableSort
        render={({ message }) => <Excerpt text={message} />}
      />
      <Col
        source="createdAt"
        label={messages.serviceRequestList.received}
        render={({ createdAt }) => <RelativeTime at={createdAt} />}
      />
      <Col
        source="priority"
        label={messages.serviceRequestList.due}
        render={(request) => <DueTime request={request} />}
      />
      <Col
        label={messages.serviceRequestList.assigned}
        disableSort
        render={({ assignee }) => assignee?.username ?? messages.serviceRequestList.nobody}
      />
      <Col
        source="state"
        label={messages.serviceRequestList.status}
        render={({ state }) => <StatusChip {...STATE_CHIPS[state]} />}
      />
    </RecordsTable>
  );
}

const RequestLink = ({ request: { id, kind } }: { request: Request }) => (
  <RecordLink to={`/service-requests/${id}`}>{KIND_NAMES[kind]}</RecordLink>
);

function Sender({ user: { name, email } }: Pick<Request, 'user'>) {
  return (
    <>
      {name && <Typography variant="body2">{name}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </>
  );
}

const Excerpt = ({ text }: { text: string }) => (
  <Typography
    variant="body2"
    sx={{ maxWidth: 420, display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
  >
    {text}
  </Typography>
);

function RequestCard({ request }: { request: Request }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <RequestLink request={request} />
        <StatusChip {...STATE_CHIPS[request.state]} />
      </Box>
      <Excerpt text={request.message} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {request.user.email} · <RelativeTime at={request.createdAt} />
        {request.assignee && ` · ${request.assignee.username}`}
      </Typography>
      <Typography variant="body2" component="div">
        {awaitsAnswer(request) && !isOverdue(request) && `${messages.serviceRequestList.dueLabel} `}
        <DueTime request={request} />
      </Typography>
    </>
  );
}
