import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { billingQuery } from '../../../lib/billing.js';

const PaymentDueNotice = lazy(() => import('./payment-due-notice.js'));

/** Says that a renewal was not paid for, until that is put right; those who put it away are told at the next visit. */
export function PaymentDue() {
  const [isPutAway, setPutAway] = useState(false);
  const { data: billing } = useQuery(billingQuery);
  const owed = billing?.subscription;
  if (owed?.state !== 'past_due' || isPutAway) return null;
  const goesOnUntil = billing?.plan === 'free' ? null : owed.graceUntil;
  return (
    <Suspense>
      <PaymentDueNotice plan={owed.plan} goesOnUntil={goesOnUntil} onClose={() => setPutAway(true)} />
    </Suspense>
  );
}
