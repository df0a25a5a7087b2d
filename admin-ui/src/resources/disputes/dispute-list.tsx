import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffDispute } from '@shortlist/shared/contract/console/disputes';
import { money } from '@shortlist/shared/product/money';
import { DataTable } from 'react-admin';
import { dayOf } from '../../ui/dates.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { ClearButton } from './clear-button.js';
import { blocksPurchases, STATE_CHIPS, STATE_CHOICES } from './dispute-names.js';
import { messages } from './messages.js';

export function DisputeList() {
  return (
    <ListPage
      title={messages.disputeList.title}
      intro={messages.disputeList.intro}
      sort={{ field: 'openedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter label={messages.disputeList.searchHint} />
          <SelectFilter source="state" label={messages.disputeList.status} choices={STATE_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(dispute: StaffDispute) => <DisputeCard dispute={dispute} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<StaffDispute>;
  return (
    <RecordsTable>
      <Col label={messages.disputeList.account} disableSort render={accountOf} />
      <Col source="amount" label={messages.disputeList.amount} render={amountOf} />
      <Col label={messages.disputeList.reference} disableSort render={(dispute) => <References dispute={dispute} />} />
      <Col
        source="openedAt"
        label={messages.disputeList.opened}
        render={({ openedAt }) => <time dateTime={openedAt}>{dayOf(openedAt)}</time>}
      />
      <Col
        source="state"
        label={messages.disputeList.status}
        render={({ state }) => <StatusChip {...STATE_CHIPS[state]} />}
      />
      <Col label={messages.disputeList.purchases} disableSort render={purchasesOf} />
      <Col label={messages.disputeList.actions} align="right" render={(dispute) => <ClearButton dispute={dispute} />} />
    </RecordsTable>
  );
}

const accountOf = ({ user }: StaffDispute): string => user?.email ?? messages.disputeList.deletedAccount;
const amountOf = ({ amount, currency }: StaffDispute): string => money(amount, currency);

function purchasesOf(dispute: StaffDispute): string {
  if (dispute.clearedAt !== null)
    return dispute.clearedBy
      ? messages.disputeList.clearedBy(dayOf(dispute.clearedAt), dispute.clearedBy)
      : messages.disputeList.cleared(dayOf(dispute.clearedAt));
  return blocksPurchases(dispute) ? messages.disputeList.blocked : messages.disputeList.allowed;
}

const MONOSPACE = { fontFamily: 'monospace' };

const References = ({ dispute: { reference, payment } }: { dispute: StaffDispute }) => (
  <Box sx={{ maxWidth: { md: 200 } }}>
    <Typography variant="caption" component="p" noWrap title={reference} sx={MONOSPACE}>
      {reference}
    </Typography>
    <Typography variant="caption" component="p" noWrap title={payment} color="textSecondary" sx={MONOSPACE}>
      {payment}
    </Typography>
  </Box>
);

function DisputeCard({ dispute }: { dispute: StaffDispute }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{accountOf(dispute)}</Typography>
        <StatusChip {...STATE_CHIPS[dispute.state]} />
      </Box>
      <Typography variant="body2">
        {messages.disputeList.amountOpened(amountOf(dispute), dayOf(dispute.openedAt))}
      </Typography>
      <References dispute={dispute} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {messages.disputeList.purchasesState(purchasesOf(dispute))}
        </Typography>
        <ClearButton dispute={dispute} />
      </Box>
    </>
  );
}
