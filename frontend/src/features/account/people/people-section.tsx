import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { billingQuery } from '../../../entities/billing/billing.js';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';
import { includedKinds, Offers } from './offers.js';
import { RequestForm } from './request-form.js';
import { RequestList } from './request-list.js';
import { requestsQuery } from './requests-api.js';

export function PeopleSection() {
  return (
    <Section id="people" title={messages.peopleSection.title} intro={messages.peopleSection.intro}>
      <People />
    </Section>
  );
}

function People() {
  const queryClient = useQueryClient();
  const billing = useQuery(billingQuery);
  const requests = useQuery(requestsQuery);
  const list = useRef<HTMLDivElement>(null);
  const error = billing.error ?? requests.error;
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [error, queryClient]);

  if (error && !(billing.data && requests.data))
    return (
      <LoadFailure
        message={messages.peopleSection.failed(error.message)}
        onRetry={() => {
          void billing.refetch();
          void requests.refetch();
        }}
      />
    );
  if (!billing.data || !requests.data)
    return <Skeleton variant="rounded" height={110} role="status" aria-label={messages.peopleSection.label} />;
  const { plan } = billing.data;
  const kinds = includedKinds(plan);
  return (
    <>
      <Offers plan={plan} />
      {kinds.length > 0 && (
        // The key changes after a request is sent, which resets the form. Focus then moves to the list.
        <RequestForm key={`${plan} ${requests.data.length}`} kinds={kinds} onSent={() => list.current?.focus()} />
      )}
      <RequestList requests={requests.data} ref={list} />
    </>
  );
}
