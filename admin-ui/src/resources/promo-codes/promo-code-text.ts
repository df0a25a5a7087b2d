import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { money } from '@shortlist/shared/product/money';
import { dayOf } from '../../ui/dates.js';
import { messages } from './messages.js';

type Purchase = PromoCodeView['appliesTo'][number];

export const PURCHASE_NAMES: Readonly<Record<Purchase, string>> = messages.promoCodeText.purchaseNames;

export const discountText = ({ kind, value, currency }: PromoCodeView): string =>
  kind === 'percent' ? `${value}%` : money(value, currency);

export const purchasesText = ({ appliesTo }: PromoCodeView): string =>
  appliesTo.length === Object.keys(PURCHASE_NAMES).length
    ? messages.promoCodeText.everything
    : appliesTo.map((purchase) => PURCHASE_NAMES[purchase]).join(', ');

/** States the number of uses reserved by open checkouts separately, because a buyer may abandon the checkout. */
export function usesText({ uses, maxUses, reserved }: PromoCodeView): string {
  const used = maxUses === null ? String(uses) : messages.promoCodeText.of(uses, maxUses);
  return reserved > 0 ? messages.promoCodeText.checkout(used, reserved) : used;
}

export function periodText({ startsAt, endsAt }: PromoCodeView): string {
  if (startsAt && endsAt) return `${dayOf(startsAt)} – ${dayOf(endsAt)}`;
  if (startsAt) return messages.promoCodeText.from(dayOf(startsAt));
  return endsAt ? messages.promoCodeText.until(dayOf(endsAt)) : messages.promoCodeText.noTimeLimit;
}
