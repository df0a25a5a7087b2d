import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { money } from '@shortlist/shared/product/money';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';
import { RowList } from './row-list.js';
import { utcDay } from './user-names.js';

const DAY = 24 * 60 * 60 * 1_000;

const PROMO_STATES: Readonly<Record<string, string>> = {
  reserved: messages.billingSection.reserved,
  committed: 'used',
};

export function BillingSection({ user }: { user: AdminUser }) {
  const { plan, billing, grant, promoCodes } = user;
  const { purchasesBlocked, payments } = billing;
  return (
    <Section title={messages.billingSection.title}>
      {purchasesBlocked && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {messages.billingSection.purchasesBlocked}
        </Alert>
      )}
      <Facts
        facts={{
          [messages.billingSection.plan]: PLAN_NAMES[plan],
          [messages.billingSection.paidPlan]: paidPlanText(user),
          [messages.billingSection.granted]:
            grant && messages.billingSection.grant(PLAN_NAMES[grant.plan], lastDay(grant.endsAt), grant.grantedBy),
          [messages.billingSection.promoCodes]:
            promoCodes.map(({ code, state }) => `${code} (${PROMO_STATES[state] ?? state})`).join(', ') || null,
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        {messages.billingSection.payments}
      </Typography>
      <RowList
        label={messages.billingSection.label}
        empty={messages.billingSection.empty}
        rows={payments.map(({ id, description, amount, currency, at }) => ({
          key: id,
          title: description,
          text: momentOf(at),
          end: money(amount, currency),
        }))}
      />
    </Section>
  );
}

function paidPlanText({ billing: { subscription, renewsAt }, grant }: AdminUser): string {
  // After a won dispute, the paid period can still be running although the dispute canceled the subscription.
  if (!subscription)
    return renewsAt !== null && grant === null
      ? messages.billingSection.paidUntil(dayOf(renewsAt))
      : messages.billingSection.none;
  const name = PLAN_NAMES[subscription.plan];
  const { state, cancelsAtPeriodEnd, graceUntil } = subscription;
  if (state === 'incomplete') return messages.billingSection.notPaidYet(name);
  if (state === 'past_due')
    return graceUntil
      ? messages.billingSection.overdueUntil(name, dayOf(graceUntil))
      : messages.billingSection.overdue(name);
  if (renewsAt === null) return name;
  return messages.billingSection[cancelsAtPeriodEnd ? 'ends' : 'renews'](name, dayOf(renewsAt));
}

/** A granted plan ends at midnight UTC after its last day. */
const lastDay = (endsAt: string): string => utcDay(new Date(Date.parse(endsAt) - DAY).toISOString());
