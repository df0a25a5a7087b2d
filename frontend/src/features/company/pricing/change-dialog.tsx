import type { PlanChangeView } from '@shortlist/shared/contract/account/billing';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { money } from '@shortlist/shared/product/money';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { dayOf } from '../../../ui/day.js';
import { messages } from './messages.js';

interface ChangeDialogProps {
  change: 'upgrade' | 'downgrade';
  plan: PaidPlan;
  /** Formatted price per month. */
  price: string;
  /** End of the paid period. */
  until: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function ChangeDialog({ change, plan, price, until, onConfirm, onClose }: ChangeDialogProps) {
  const name = PLAN_NAMES[plan];
  const day = until ? dayOf(until) : messages.changeDialog.endOfMonth;
  const { data } = useQuery({
    queryKey: ['plan-change', plan],
    queryFn: ({ signal }) => http.get<PlanChangeView>(`/api/billing/plan-change?plan=${plan}`, { signal }),
    enabled: change === 'upgrade',
    // Never cached, because the amount due shrinks daily and depends on the current plan.
    gcTime: 0,
  });
  const difference = data
    ? messages.changeDialog.amountNow(money(data.amountDue, data.currency))
    : messages.changeDialog.theDifference;
  const text =
    change === 'upgrade'
      ? messages.changeDialog.startsNow(name, difference, day, price)
      : messages.changeDialog.startsLater(day, name, price);
  return (
    <ConfirmDialog
      open
      harmless
      title={messages.changeDialog.title(name)}
      text={text}
      confirmLabel={messages.changeDialog.confirm(name)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
