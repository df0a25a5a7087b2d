import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffPaymentDetail, StaffRefundBody } from '@shortlist/shared/contract/console/admin-payments';
import { money } from '@shortlist/shared/product/money';
import { FORM } from '@shortlist/ui-kit/form-style';
import { ApiError } from '@shortlist/ui-kit/request';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../api.js';
import { messages } from './messages.js';

interface RefundDialogProps {
  payment: StaffPaymentDetail;
  onClose: () => void;
}

export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { id, amount, refundable, refunded, currency } = payment;
  const [titleId, formId] = [useId(), useId()];
  const notify = useNotify();
  const refresh = useRefresh();
  const [dollars, setDollars] = useState(inDollars(refundable));
  const isFull = refunded === 0 && centsOf(dollars) === amount;
  const { form, errors, message, busy, submit } = useSubmission({
    fields: ['amount', 'reason'],
    send: (values) => {
      const body: StaffRefundBody = { reason: values.reason, amount: validCents(values.amount), refunded };
      return api.post<StaffPaymentDetail>(`payments/${id}/refund`, body);
    },
    onDone: (now) => {
      notify(messages.refundDialog.done(money(now.refunded - refunded, currency)));
      refresh();
      onClose();
    },
    // Refresh even after an error, because the server may have stored the refund.
    onRefused: refresh,
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{messages.refundDialog.refundPayment}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>{consequenceOf(payment, isFull || centsOf(dollars) === refundable)}</Typography>
          <TextField
            name="amount"
            label={messages.refundDialog.amountUsd}
            value={dollars}
            onChange={({ target }) => setDollars(target.value)}
            error={errors.amount !== undefined}
            helperText={errors.amount ?? messages.refundDialog.atMost(money(refundable, currency))}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            name="reason"
            label={messages.refundDialog.reason}
            multiline
            minRows={2}
            autoFocus
            error={errors.reason !== undefined}
            helperText={errors.reason ?? messages.refundDialog.reasonHint}
          />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.refundDialog.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" color="error" loading={busy}>
          {messages.refundDialog.refund(centsOf(dollars) > 0 ? money(centsOf(dollars), currency) : '')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function consequenceOf({ kind, refunded }: StaffPaymentDetail, isAll: boolean): string {
  const rest = refunded > 0 ? messages.refundDialog.remainingPayment : messages.refundDialog.entirePayment;
  if (!isAll) return messages.refundDialog.partialText;
  return kind === 'download' ? messages.refundDialog.lockText(rest) : messages.refundDialog.endPlanText(rest);
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Converts typed dollars to cents; returns 0 for invalid amounts. */
const centsOf = (dollars: string): number => {
  const cents = Math.round(Number(dollars) * 100);
  return Number.isSafeInteger(cents) ? cents : 0;
};

function validCents(dollars: string): number {
  const cents = centsOf(dollars);
  if (cents > 0) return cents;
  const message = messages.refundDialog.amountInvalid;
  throw new ApiError(422, 'invalid', message, [{ path: 'amount', message }]);
}
