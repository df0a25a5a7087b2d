import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';
import { messages } from './messages.js';

/** Promo codes that have been used cannot be deleted, so that discounts remain traceable. */
export function DeleteButton({ promo }: { promo: PromoCodeView }) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const [deleteOne, { isPending }] = useDelete<PromoCodeView>();
  const confirm = () =>
    deleteOne(
      'promo-codes',
      { id: promo.id, previousData: promo },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(messages.deleteButton.deleted(promo.code));
          redirect('list', 'promo-codes');
        },
        onError: (error) => {
          setAsking(false);
          notify((error as Error).message, { type: 'error' });
        },
      },
    );
  return (
    <>
      <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {messages.deleteButton.deletePromoCode}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={messages.deleteButton.title(promo.code)}
        content={messages.deleteButton.content}
        confirm={messages.deleteButton.confirm}
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
