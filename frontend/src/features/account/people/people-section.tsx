import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { PLAN_MATRIX } from '@shortlist/shared/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { billingQuery } from '../../../lib/billing.js';
import { endSession, isSignedOutAnswer } from '../../../lib/session.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Section } from '../section.js';
import { RequestForm } from './request-form.js';
import { RequestList } from './request-list.js';
import { requestsQuery } from './requests-api.js';

export function PeopleSection() {
  return (
    <Section
      id="people"
      title="Help from our people"
      intro="A coaching call, an expert’s look at your resume, or an answer to a question. We write back here and by mail."
    >
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
        message={`Your requests could not be loaded. ${error.message}`}
        onRetry={() => {
          void billing.refetch();
          void requests.refetch();
        }}
      />
    );
  if (!billing.data || !requests.data)
    return <Skeleton variant="rounded" height={110} role="status" aria-label="Loading your requests" />;
  const isIncluded = PLAN_MATRIX[billing.data.plan].people === 'included';
  return (
    <>
      {isIncluded ? (
        // What was sent stands in the list: the form begins anew, and the keyboard goes on from the list.
        <RequestForm key={requests.data.length} onSent={() => list.current?.focus()} />
      ) : (
        <PremiumNote />
      )}
      <RequestList requests={requests.data} ref={list} />
    </>
  );
}

function PremiumNote() {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button component={RouterLink} to="/pricing" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          See Plans
        </Button>
      }
    >
      Part of the Premium plan.
    </Alert>
  );
}
