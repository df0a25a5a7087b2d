import Button from '@mui/material/Button';
import type { StaffDispute } from '@shortlist/shared/contract/disputes';
import { useState } from 'react';
import { Confirm, useNotify, useUpdate } from 'react-admin';
import { blocksPurchases } from './dispute-names.js';

/** Lets the account buy again in spite of the dispute, or takes that back. */
export function ClearButton({ dispute }: { dispute: StaffDispute }) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const isCleared = dispute.clearedAt !== null;
  // What the dialog asks about: it closes slowly, and must not change its words when the answer is there.
  const [wasCleared, setWasCleared] = useState(isCleared);
  if (!isCleared && !blocksPurchases(dispute)) return null;
  const account = dispute.user?.email ?? 'The account';
  const change = () =>
    update(
      'disputes',
      { id: dispute.id, data: { cleared: !isCleared } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(isCleared ? `${account} is blocked again` : `${account} can buy again`),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${isCleared ? 'Block again' : 'Clear'}: ${account}`}
        onClick={() => {
          setWasCleared(isCleared);
          setAsking(true);
        }}
      >
        {isCleared ? 'Block Again' : 'Clear'}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={wasCleared ? 'Block purchases again?' : 'Clear this dispute?'}
        content={
          wasCleared ? `${account} can no longer buy.` : `${account} can buy again. The dispute itself does not change.`
        }
        confirm={wasCleared ? 'Block Purchases' : 'Clear Dispute'}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
