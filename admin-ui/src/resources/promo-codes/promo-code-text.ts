import type { PromoCodeView } from '@shortlist/shared/contract/promo-codes';
import { money } from '@shortlist/shared/money';
import { dayOf } from '../../ui/dates.js';

type Purchase = PromoCodeView['appliesTo'][number];

export const PURCHASE_NAMES: Readonly<Record<Purchase, string>> = {
  one_time_payment: 'Download',
  pro: 'Pro plan',
  premium: 'Premium plan',
};

export const discountText = ({ kind, value, currency }: PromoCodeView): string =>
  kind === 'percent' ? `${value}%` : money(value, currency);

export const purchasesText = ({ appliesTo }: PromoCodeView): string =>
  appliesTo.length === Object.keys(PURCHASE_NAMES).length
    ? 'Everything'
    : appliesTo.map((purchase) => PURCHASE_NAMES[purchase]).join(', ');

/** Uses in a checkout that is still open are counted apart: they may come to nothing. */
export function usesText({ uses, maxUses, reserved }: PromoCodeView): string {
  const used = maxUses === null ? String(uses) : `${uses} of ${maxUses}`;
  return reserved > 0 ? `${used} (+${reserved} in checkout)` : used;
}

export function periodText({ startsAt, endsAt }: PromoCodeView): string {
  if (startsAt && endsAt) return `${dayOf(startsAt)} – ${dayOf(endsAt)}`;
  if (startsAt) return `From ${dayOf(startsAt)}`;
  return endsAt ? `Until ${dayOf(endsAt)}` : 'No time limit';
}
