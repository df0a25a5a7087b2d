import Button from '@mui/material/Button';
import type { StaffDispute } from '@shortlist/shared/contract/console/disputes';
import { useState } from 'react';
import { Confirm, useNotify, useUpdate } from 'react-admin';
import { blocksPurchases } from './dispute-names.js';
import { messages } from './messages.js';

/** Unblocks the account's purchases despite the dispute, or blocks them again. */
export function ClearButton({ dispute }: { dispute: StaffDispute }) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const isCleared = dispute.clearedAt !== null;
  // Keeps the dialog's text unchanged during the closing animation.
  const [wasCleared, setWasCleared] = useState(isCleared);
  if (!isCleared && !blocksPurchases(dispute)) return null;
  const account = dispute.user?.email ?? messages.clearButton.account;
  const change = () =>
    update(
      'disputes',
      { id: dispute.id, data: { cleared: !isCleared } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(isCleared ? messages.clearButton.blockedAgain(account) : messages.clearButton.cleared(account)),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${isCleared ? messages.clearButton.blockAgainLabel : messages.clearButton.clear}: ${account}`}
        onClick={() => {
          setWasCleared(isCleared);
          setAsking(true);
        }}
      >
        {isCleared ? messages.clearButton.blockAgain : messages.clearButton.clear}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={wasCleared ? messages.clearButton.blockTitle : messages.clearButton.clearTitle}
        content={wasCleared ? messages.clearButton.blockText(account) : messages.clearButton.clearText(account)}
        confirm={wasCleared ? messages.clearButton.blockPurchases : messages.clearButton.confirmClear}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
