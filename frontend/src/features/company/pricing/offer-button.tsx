import Button from '@mui/material/Button';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { signInPath } from '../../../entities/session/session.js';
import { ChangeDialog } from './change-dialog.js';
import { storeChosenPlan } from './chosen-plan.js';
import { messages } from './messages.js';
import type { Offer } from './offer.js';
import type { Offers } from './use-offers.js';

interface OfferButtonProps {
  plan: PaidPlan;
  /** Formatted price per month. */
  price: string;
  offers: Offers;
}

/** Asks for confirmation before an upgrade or a downgrade. */
export function OfferButton({ plan, price, offers }: OfferButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const offer = offers.of(plan);
  const variant = plan === 'pro' && offer !== 'downgrade' ? 'contained' : 'outlined';
  if (offers.isVisitor)
    return (
      <Button
        href={signInPath(`/pricing?plan=${plan}`)}
        data-plan={plan}
        onClick={() => storeChosenPlan(plan)}
        variant={variant}
        size="large"
        fullWidth
      >
        {labelOf('subscribe', plan, price)}
      </Button>
    );
  if (offer === 'current' || offer === 'blocked')
    return (
      <Button component={RouterLink} to="/account" variant="outlined" size="large" fullWidth>
        {offer === 'current' ? messages.offerButton.manageYourPlan : messages.offerButton.seeYourAccount}
      </Button>
    );
  const change = offer === 'upgrade' || offer === 'downgrade' ? offer : null;
  return (
    <>
      <Button
        variant={variant}
        size="large"
        fullWidth
        loading={offers.busy === plan}
        disabled={offer === undefined || offer === 'next' || offers.busy !== null}
        onClick={() => (change ? setConfirming(true) : offers.take(plan))}
      >
        {labelOf(offer ?? 'subscribe', plan, price)}
      </Button>
      {change && isConfirming && (
        <ChangeDialog
          change={change}
          plan={plan}
          price={price}
          until={offers.billing?.renewsAt}
          onConfirm={() => offers.take(plan)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function labelOf(offer: Offer, plan: PaidPlan, price: string): string {
  const name = PLAN_NAMES[plan];
  switch (offer) {
    case 'pay':
      return messages.offerButton.payNow(name);
    case 'downgrade':
      return messages.offerButton.change(name, price);
    case 'keep':
      return messages.offerButton.stay(name);
    case 'next':
      return messages.offerButton.yourNextPlan;
    default:
      return plan === 'premium' ? messages.offerButton.goPremium(price) : messages.offerButton.subscribe(name, price);
  }
}
