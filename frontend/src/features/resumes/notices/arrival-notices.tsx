import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readArrival, withoutArrival, type Arrival } from './arrival.js';

const FileNotice = lazy(() => import('./file-notice.js'));
const RefusedNotice = lazy(() => import('./refused-notice.js'));
const PaymentNotice = lazy(() => import('./payment-notice.js'));

/** Shows a one-time notice about the payment or file named in the URL. */
export function ArrivalNotices() {
  const [params, setParams] = useSearchParams();
  const [{ payment, refused, file }, setArrival] = useState<Arrival>(() => readArrival(params));
  useEffect(() => {
    const rest = withoutArrival(params);
    if (rest) setParams(rest, { replace: true });
  }, [params, setParams]);
  return (
    <Suspense>
      {payment && (
        <PaymentNotice awaited={payment} onClose={() => setArrival((arrival) => ({ ...arrival, payment: null }))} />
      )}
      {refused && (
        <RefusedNotice wanted={refused} onClose={() => setArrival((arrival) => ({ ...arrival, refused: null }))} />
      )}
      {file && <FileNotice {...file} onClose={() => setArrival((arrival) => ({ ...arrival, file: null }))} />}
    </Suspense>
  );
}
