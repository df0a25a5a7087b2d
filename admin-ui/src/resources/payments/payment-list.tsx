import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffPayment } from '@shortlist/shared/contract/console/admin-payments';
import { money } from '@shortlist/shared/product/money';
import { DataTable } from 'react-admin';
import { RevenueTabs } from '../../revenue/revenue-tabs.js';
import { dayOf } from '../../ui/dates.js';
import { DayFilter } from '../../ui/day-filter.js';
import { ExportButton } from '../../ui/export-button.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import { accountOf, PRODUCT_CHOICES, PRODUCT_NAMES, STATE_CHIPS, STATE_CHOICES } from './payment-names.js';

export function PaymentList() {
  return (
    <ListPage
      title={messages.paymentList.title}
      intro={messages.paymentList.intro}
      sort={{ field: 'at', order: 'DESC' }}
      actions={<ExportButton />}
      tabs={<RevenueTabs current="/payments" />}
      filters={
        <>
          <SearchFilter label={messages.paymentList.searchHint} />
          <SelectFilter source="kind" label={messages.paymentList.product} choices={PRODUCT_CHOICES} />
          <SelectFilter source="state" label={messages.paymentList.status} choices={STATE_CHOICES} />
          <DayFilter source="from" label={messages.paymentList.fromUtc} />
          <DayFilter source="to" label={messages.paymentList.toUtc} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(payment: StaffPayment) => <PaymentCard payment={payment} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<StaffPayment>;
  return (
    <RecordsTable>
      <Col source="kind" label={messages.paymentList.product} render={(payment) => <PaymentLink payment={payment} />} />
      <Col label={messages.paymentList.account} disableSort render={(payment) => <Account payment={payment} />} />
      <Col source="amount" label={messages.paymentList.amount} render={(payment) => <Amount payment={payment} />} />
      <Col label={messages.paymentList.promoCode} disableSort render={(payment) => <Promo payment={payment} />} />
      <Col
        source="state"
        label={messages.paymentList.status}
        render={({ state }) => <StatusChip {...STATE_CHIPS[state]} />}
      />
      <Col label={messages.paymentList.reference} disableSort render={(payment) => <Reference payment={payment} />} />
      <Col source="at" label={messages.paymentList.date} render={({ at }) => <time dateTime={at}>{dayOf(at)}</time>} />
    </RecordsTable>
  );
}

interface PaymentProps {
  payment: StaffPayment;
}

const PaymentLink = ({ payment: { id, kind } }: PaymentProps) => (
  <RecordLink to={`/payments/${id}`}>{PRODUCT_NAMES[kind]}</RecordLink>
);

const Account = ({ payment }: PaymentProps) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {accountOf(payment)}
  </Typography>
);

const Promo = ({ payment: { promoCode, discount, currency } }: PaymentProps) =>
  promoCode === null ? (
    '–'
  ) : (
    <>
      {promoCode}
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {messages.paymentList.off(money(discount, currency))}
      </Typography>
    </>
  );

const Amount = ({ payment: { amount, refunded, currency } }: PaymentProps) => (
  <>
    {money(amount, currency)}
    {refunded > 0 && refunded < amount && (
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {messages.paymentList.refunded(money(refunded, currency))}
      </Typography>
    )}
  </>
);

const Reference = ({ payment: { reference } }: PaymentProps) => (
  <Typography
    variant="caption"
    component="p"
    noWrap
    title={reference}
    sx={{ fontFamily: 'monospace', maxWidth: { md: 140 } }}
  >
    {reference}
  </Typography>
);

function PaymentCard({ payment }: PaymentProps) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <PaymentLink payment={payment} />
        <StatusChip {...STATE_CHIPS[payment.state]} />
      </Box>
      <Account payment={payment} />
      <Typography variant="body2">
        {money(payment.amount, payment.currency)}
        {payment.state === 'partly_refunded' && (
          <> {messages.paymentList.refundedNote(money(payment.refunded, payment.currency))}</>
        )}
        {payment.promoCode !== null && <> · {payment.promoCode}</>} · {dayOf(payment.at)}
      </Typography>
      <Reference payment={payment} />
    </>
  );
}
