import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { billingQuery } from '../../../entities/billing/billing.js';

const PaymentDueNotice = lazy(() => import('./payment-due-notice.js'));

/** Shows a notice about a failed renewal until the user pays. A dismissed notice reappears on the next visit. */
export function PaymentDue() {
  const [isDismissed, setDismissed] = useState(false);
  const { data: billing } = useQuery(billingQuery);
  const owed = billing?.subscription;
  if (owed?.state !== 'past_due' || isDismissed) return null;
  const graceUntil = billing?.plan === 'free' ? null : owed.graceUntil;
  return (
    <Suspense>
      <PaymentDueNotice plan={owed.plan} graceUntil={graceUntil} onClose={() => setDismissed(true)} />
    </Suspense>
  );
}
