import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PaymentRow } from '@shortlist/shared/contract/account/payments';
import { useQuery } from '@tanstack/react-query';
import { billingQuery } from '../../../entities/billing/billing.js';
import { money } from '@shortlist/shared/product/money';
import { shortDayOf, dayOf } from '../../../ui/day.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSession } from '../../../entities/session/session.js';

export function PaymentsSection() {
  return (
    <Section id="payments" title={messages.paymentsSection.title} intro={messages.paymentsSection.intro}>
      <Payments />
    </Section>
  );
}

function Payments() {
  const { data, error, refetch } = useQuery(billingQuery);
  if (error && !data)
    return <LoadFailure message={messages.paymentsSection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton variant="rounded" height={74} role="status" aria-label={messages.paymentsSection.label} />;
  if (data.payments.length === 0)
    return <Typography color="textSecondary">{messages.paymentsSection.noPaymentsYet}</Typography>;
  return (
    <>
      <PrintedPayments />
      <Card>
        <Table
          size="small"
          aria-labelledby="payments"
          sx={{ '& tbody tr:last-child > *': { borderBottom: 0 }, '& td, & th': { verticalAlign: 'baseline' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{messages.paymentsSection.payment}</TableCell>
              <TableCell>{messages.paymentsSection.date}</TableCell>
              <TableCell align="right">{messages.paymentsSection.amount}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </TableBody>
        </Table>
      </Card>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print()}>
          {messages.paymentsSection.print}
        </Button>
      </Box>
    </>
  );
}

function Row({ payment: { at, amount, currency, description, receiptUrl } }: { payment: PaymentRow }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 'fontWeightRegular' }}>
        {description}
        {receiptUrl && (
          <>
            {' '}
            <Link href={receiptUrl} target="_blank" rel="noopener noreferrer" sx={{ whiteSpace: 'nowrap' }}>
              {messages.paymentsSection.receipt}
            </Link>
          </>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{shortDayOf(at)}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {money(amount, currency)}
      </TableCell>
    </TableRow>
  );
}

/** Makes the account page print only the list of payments, headed by the account holder's name. */
function PrintedPayments() {
  const { user } = useSession();
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {messages.printedPayments.printedOn(dayOf(new Date().toISOString()))}
        <br />
        {user?.firstName} {user?.lastName}, {user?.email}
      </Box>
    </>
  );
}

const ON_PAPER = {
  '@media print': {
    ':has(> main) > :not(main), main > :not(section), main section:not([aria-labelledby="payments"])': {
      display: 'none !important',
    },
  },
};
