import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@shortlist/shared/contract/common/audit-log';
import { DataTable } from 'react-admin';
import { momentOf } from '../../ui/dates.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { AUDIT_NAMES, BY_CHOICES, KIND_CHOICES } from './audit-names.js';
import { ChangeList } from './change-list.js';
import { messages } from './messages.js';

export function AuditLogList() {
  return (
    <ListPage
      title={messages.auditLogList.title}
      intro={messages.auditLogList.intro}
      sort={{ field: 'at', order: 'DESC' }}
      filters={
        <>
          <SearchFilter label={messages.auditLogList.searchHint} />
          <SelectFilter source="by" label={messages.auditLogList.doneBy} choices={BY_CHOICES} />
          <SelectFilter source="kind" label={messages.auditLogList.what} choices={KIND_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(entry: AuditEntry) => <EntryCard entry={entry} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<AuditEntry>;
  return (
    <RecordsTable>
      <Col
        source="at"
        label={messages.auditLogList.when}
        render={({ at }) => <time dateTime={at}>{momentOf(at)}</time>}
      />
      <Col label={messages.auditLogList.who} disableSort render={whoOf} />
      <Col label={messages.auditLogList.what} disableSort render={(entry) => <What entry={entry} />} />
      <Col label={messages.auditLogList.account} disableSort render={accountOf} />
      <Col label={messages.auditLogList.from} disableSort render={(entry) => <Origin entry={entry} />} />
    </RecordsTable>
  );
}

/** Returns the staff member who acted, “Owner” for the account owner, or a dash if the entry names neither. */
function whoOf({ staff, user }: AuditEntry): string {
  if (staff) return staff.username;
  return user ? messages.auditLogList.owner : '–';
}

const accountOf = ({ user }: AuditEntry): string => user?.email ?? '–';

function What({ entry: { kind, detail, reason, changes } }: { entry: AuditEntry }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, maxWidth: { md: 420 } }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {AUDIT_NAMES[kind]}
      </Typography>
      {detail !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
      {changes && <ChangeList changes={changes} />}
      {reason !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {messages.auditLogList.reason(reason)}
        </Typography>
      )}
    </Box>
  );
}

/**
 * Shows the device and the first characters of the network's hash: enough to recognize entries from the same network.
 */
const Origin = ({ entry: { device, network } }: { entry: AuditEntry }) => (
  <>
    <Typography variant="body2">{device || messages.auditLogList.unknownDevice}</Typography>
    {network !== '' && (
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        title={network}
        sx={{ fontFamily: 'monospace' }}
      >
        {network.slice(0, 8)}
      </Typography>
    )}
  </>
);

function EntryCard({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <What entry={entry} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {whoOf(entry)}
        {entry.user && ` · ${entry.user.email}`} · <time dateTime={entry.at}>{momentOf(entry.at)}</time>
      </Typography>
      <Origin entry={entry} />
    </>
  );
}
