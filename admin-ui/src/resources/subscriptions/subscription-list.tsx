import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffSubscription } from '@shortlist/shared/contract/console/admin-payments';
import { money } from '@shortlist/shared/product/money';
import { DataTable } from 'react-admin';
import { RevenueTabs } from '../../revenue/revenue-tabs.js';
import { dayOf } from '../../ui/dates.js';
import { ExportButton } from '../../ui/export-button.js';
import { ListPage } from '../../ui/list-page.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RecordLink } from '../../ui/record-link.js';
import { RecordsTable } from '../../ui/records-table.js';
import { SearchFilter } from '../../ui/search-filter.js';
import { SelectFilter } from '../../ui/select-filter.js';
import { StatusChip, type Tone } from '../../ui/status-chip.js';
import { accountOf, PRODUCT_NAMES } from '../payments/payment-names.js';
import { messages } from './messages.js';

const STATE_CHIPS: Readonly<Record<StaffSubscription['state'], { label: string; tone: Tone }>> = {
  incomplete: { label: messages.subscriptionList.notPaidYet, tone: 'default' },
  active: { label: messages.subscriptionList.active, tone: 'success' },
  past_due: { label: messages.subscriptionList.paymentOverdue, tone: 'error' },
  canceled: { label: messages.subscriptionList.ended, tone: 'default' },
};
const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
const PLAN_CHOICES = (['pro', 'premium'] as const).map((id) => ({ id, name: PRODUCT_NAMES[id] }));

export function SubscriptionList() {
  return (
    <ListPage
      title={messages.subscriptionList.title}
      intro={messages.subscriptionList.intro}
      sort={{ field: 'startedAt', order: 'DESC' }}
      actions={<ExportButton />}
      tabs={<RevenueTabs current="/subscriptions" />}
      filters={
        <>
          <SearchFilter label={messages.subscriptionList.searchHint} />
          <SelectFilter source="plan" label={messages.subscriptionList.plan} choices={PLAN_CHOICES} />
          <SelectFilter source="state" label={messages.subscriptionList.status} choices={STATE_CHOICES} />
        </>
      }
      table={<Table />}
      cards={<RecordCards render={(plan: StaffSubscription) => <SubscriptionCard plan={plan} />} />}
    />
  );
}

function Table() {
  const Col = DataTable.Col<StaffSubscription>;
  return (
    <RecordsTable>
      <Col source="plan" label={messages.subscriptionList.plan} render={planOf} />
      <Col label={messages.subscriptionList.account} disableSort render={(plan) => <Account plan={plan} />} />
      <Col
        source="amount"
        label={messages.subscriptionList.monthly}
        render={({ amount, currency }) => money(amount, currency)}
      />
      <Col source="state" label={messages.subscriptionList.status} render={(plan) => <StateChip plan={plan} />} />
      <Col
        source="startedAt"
        label={messages.subscriptionList.started}
        render={({ startedAt }) => <Day at={startedAt} />}
      />
      <Col
        source="renewsAt"
        label={messages.subscriptionList.renews}
        render={({ renewsAt }) => <Day at={renewsAt} />}
      />
      <Col source="endsAt" label={messages.subscriptionList.ends} render={({ endsAt }) => <Day at={endsAt} />} />
      <Col label={messages.subscriptionList.payments} disableSort render={(plan) => <PaymentsLink plan={plan} />} />
    </RecordsTable>
  );
}

interface PlanProps {
  plan: StaffSubscription;
}

function planOf({ plan, nextPlan }: StaffSubscription): string {
  return nextPlan
    ? messages.subscriptionList.thenPlan(PRODUCT_NAMES[plan], PRODUCT_NAMES[nextPlan])
    : PRODUCT_NAMES[plan];
}

const Account = ({ plan }: PlanProps) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {accountOf(plan)}
  </Typography>
);

const StateChip = ({ plan: { state, cancelsAtPeriodEnd } }: PlanProps) =>
  state === 'active' && cancelsAtPeriodEnd ? (
    <StatusChip label={messages.subscriptionList.canceled} tone="warning" />
  ) : (
    <StatusChip {...STATE_CHIPS[state]} />
  );

const Day = ({ at }: { at: string | null }) => (at === null ? '–' : <time dateTime={at}>{dayOf(at)}</time>);

const PaymentsLink = ({ plan: { user } }: PlanProps) =>
  user && (
    <RecordLink to={`/payments?filter=${encodeURIComponent(JSON.stringify({ q: user.email }))}`}>
      {messages.subscriptionList.view}
    </RecordLink>
  );

function datesOf({ startedAt, renewsAt, endsAt }: StaffSubscription): string {
  const parts = [messages.subscriptionList.startedOn(dayOf(startedAt))];
  if (renewsAt) parts.push(messages.subscriptionList.renewsOn(dayOf(renewsAt)));
  if (endsAt)
    parts.push(messages.subscriptionList[new Date(endsAt) < new Date() ? 'endedOn' : 'endsOn'](dayOf(endsAt)));
  return parts.join(', ');
}

function SubscriptionCard({ plan }: PlanProps) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{planOf(plan)}</Typography>
        <StateChip plan={plan} />
      </Box>
      <Account plan={plan} />
      <Typography variant="body2">
        {messages.subscriptionList.amountAndDates(money(plan.amount, plan.currency), datesOf(plan))}
      </Typography>
    </>
  );
}
