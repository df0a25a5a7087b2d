import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { billingQuery } from '../../../lib/billing.js';

const PaymentDueNotice = lazy(() => import('./payment-due-notice.js'));

/** Reports a failed renewal until it is paid. Dismissing lasts until the next visit. */
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
