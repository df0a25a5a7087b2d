import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffPaymentDetail } from '@shortlist/shared/contract/console/admin-payments';
import { money } from '@shortlist/shared/product/money';
import type { ReactNode } from 'react';
import { EditBase, useRecordContext } from 'react-admin';
import { BackLink } from '../../ui/back-link.js';
import { momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecordPage } from '../../ui/record-page.js';
import { Section } from '../../ui/section.js';
import { Sections } from '../../ui/sections.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import {
  accountOf,
  ENTRY_NAMES,
  periodOf,
  PRODUCT_NAMES,
  PROVIDER_NAMES,
  REFUND_CHIPS,
  STATE_CHIPS,
} from './payment-names.js';
import { RefundButton } from './refund-button.js';

/** Caches the payment under a separate key, because the list's rows lack the payment's details. */
const OWN_CACHE = { meta: { details: true } };

export function PaymentPage() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={OWN_CACHE}>
      <RecordPage>
        <Payment />
      </RecordPage>
    </EditBase>
  );
}

function Payment() {
  const payment = useRecordContext<StaffPaymentDetail>();
  if (!payment) return null;
  const { kind, amount, currency, entries, refunds } = payment;
  return (
    <>
      <PageHeader
        title={`${PRODUCT_NAMES[kind]}, ${money(amount, currency)}`}
        above={<BackLink to="/payments" label={messages.paymentPage.label} />}
        actions={<RefundButton payment={payment} />}
      />
      <Sections>
        <PaymentFacts payment={payment} />
        <Stack spacing={2.5}>
          {entries.length > 0 && <Entries payment={payment} />}
          {refunds.length > 0 && <Refunds payment={payment} />}
        </Stack>
      </Sections>
    </>
  );
}

interface PaymentProps {
  payment: StaffPaymentDetail;
}

function PaymentFacts({ payment }: PaymentProps) {
  const { state, amount, refunded, discount, currency, promoCode, provider, reference, at, receiptUrl } = payment;
  return (
    <Section title={messages.paymentPage.payment}>
      <Facts
        facts={{
          [messages.paymentPage.status]: <StatusChip {...STATE_CHIPS[state]} />,
          [messages.paymentPage.account]: accountOf(payment),
          [state === 'failed' ? messages.paymentPage.failed : messages.paymentPage.paid]: momentOf(at),
          [messages.paymentPage.amount]: money(amount, currency),
          [messages.paymentPage.refunded]: refunded > 0 ? money(refunded, currency) : null,
          [messages.paymentPage.promoCode]: promoCode && `${promoCode} (${money(-discount, currency)})`,
          [messages.paymentPage.period]: periodOf(payment),
          [messages.paymentPage.plan]: planOf(payment),
          [messages.paymentPage.provider]: PROVIDER_NAMES[provider] ?? provider,
          [messages.paymentPage.reference]: reference,
          [messages.paymentPage.receipt]: receiptUrl && (
            <Link href={receiptUrl} target="_blank" rel="noreferrer">
              {messages.paymentPage.openReceipt}
            </Link>
          ),
        }}
      />
    </Section>
  );
}

const PLAN_STATES: Readonly<Record<NonNullable<StaffPaymentDetail['subscription']>['state'], string>> = {
  incomplete: messages.paymentPage.incomplete,
  active: messages.paymentPage.active,
  past_due: messages.paymentPage.pastDue,
  canceled: messages.paymentPage.ended,
};

const planOf = ({ subscription }: StaffPaymentDetail): string | null =>
  subscription && `${PRODUCT_NAMES[subscription.plan]}, ${PLAN_STATES[subscription.state]}`;

const Entries = ({ payment: { entries } }: PaymentProps) => (
  <Section title={messages.paymentPage.ledger}>
    <Lines>
      {entries.map(({ id, kind, amount, currency, at }) => (
        <Line key={id} title={ENTRY_NAMES[kind]} value={money(amount, currency)} note={momentOf(at)} />
      ))}
    </Lines>
  </Section>
);

const Refunds = ({ payment: { refunds, currency } }: PaymentProps) => (
  <Section title={messages.paymentPage.staffRefunds}>
    <Lines>
      {refunds.map(({ id, amount, reason, state, by, at }) => (
        <Line
          key={id}
          title={<StatusChip {...REFUND_CHIPS[state]} />}
          value={money(amount, currency)}
          note={`${by ?? messages.paymentPage.formerStaff}, ${momentOf(at)}: ${reason}`}
        />
      ))}
    </Lines>
  </Section>
);

const Lines = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Stack>
);

const Line = ({ title, value, note }: { title: ReactNode; value: string; note: string }) => (
  <li>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <span>{title}</span>
      <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Stack>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
      {note}
    </Typography>
  </li>
);
