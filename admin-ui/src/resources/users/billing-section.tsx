import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { money } from '@shortlist/shared/money';
import { PLAN_NAMES } from '@shortlist/shared/plans';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { RowList } from './row-list.js';
import { utcDay } from './user-names.js';

const DAY = 24 * 60 * 60 * 1_000;

const PROMO_STATES: Readonly<Record<string, string>> = { reserved: 'in checkout', committed: 'used' };

export function BillingSection({ user }: { user: AdminUser }) {
  const { plan, billing, grant, promoCodes } = user;
  const { purchasesBlocked, payments } = billing;
  return (
    <Section title="Plan and payments">
      {purchasesBlocked && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Purchases are blocked because of a dispute.
        </Alert>
      )}
      <Facts
        facts={{
          Plan: PLAN_NAMES[plan],
          'Paid plan': paidPlanText(user),
          Granted: grant && `${PLAN_NAMES[grant.plan]} through ${lastDay(grant.endsAt)}, by ${grant.grantedBy}`,
          'Promo codes':
            promoCodes.map(({ code, state }) => `${code} (${PROMO_STATES[state] ?? state})`).join(', ') || null,
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        Payments
      </Typography>
      <RowList
        label="Payments"
        empty="No payments yet."
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
  // Paid without a subscription: it was canceled for a dispute that was won since.
  if (!subscription) return renewsAt !== null && grant === null ? `Paid until ${dayOf(renewsAt)}` : 'None';
  const name = PLAN_NAMES[subscription.plan];
  const { state, cancelsAtPeriodEnd, graceUntil } = subscription;
  if (state === 'incomplete') return `${name}, not paid yet`;
  if (state === 'past_due') return `${name}, payment overdue${graceUntil ? `, ends on ${dayOf(graceUntil)}` : ''}`;
  if (renewsAt === null) return name;
  return `${name}, ${cancelsAtPeriodEnd ? 'ends' : 'renews'} on ${dayOf(renewsAt)}`;
}

/** A grant ends at midnight UTC after its last day. */
const lastDay = (endsAt: string): string => utcDay(new Date(Date.parse(endsAt) - DAY).toISOString());
