import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import type { PromoCodeView } from '@shortlist/shared/contract/promo-codes';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';

/** Deletes a code that nobody used: a discount on a payment has to stay traceable. */
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
          notify(`${promo.code} is deleted`);
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
        Delete Promo Code
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={`Delete ${promo.code}?`}
        content="Nobody has used it. This cannot be undone."
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
