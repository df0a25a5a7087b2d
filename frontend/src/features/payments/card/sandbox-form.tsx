import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { expiryText, groupedNumber, readExpiry } from './card-text.js';
import { messages } from '../messages.js';
import type { PaymentFormProps } from './payment-form-props.js';
import { confirmInSandbox } from '../order/payments-api.js';
import { TestCards } from './test-cards.js';
import { usePaying } from '../order/use-paying.js';

interface Problems {
  number?: string;
  expiry?: string;
  cvc?: string;
}

const NOT_OPEN = messages.sandboxForm.superseded;

/** Card form for test servers, labeled as a sandbox and shown instead of the payment provider's form. */
export function SandboxForm({ clientSecret, label, failure, disabled, onPaying, onPaid }: PaymentFormProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = usePaying(onPaying);
  const type = (part: keyof typeof card, text: string) => {
    setCard({ ...card, [part]: text });
    setProblems({ ...problems, [part]: undefined });
  };

  const refuse = (error: unknown) => {
    const message = messageOf(error) || failure;
    setRefusal(message);
    toast({ title: messages.sandboxForm.title, description: message, variant: 'destructive' });
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const expiry = readExpiry(card.expiry);
    const found = problemsOf(card);
    setProblems(found);
    if (!expiry || Object.keys(found).length > 0) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { redirect } = await confirmInSandbox({
        clientSecret,
        card: { number: card.number, cvc: card.cvc, ...expiry },
      });
      if (redirect) location.assign(redirect);
      else onPaid();
    } catch (error) {
      // The user has already paid for the resume in another browser tab.
      if (error instanceof ApiError && error.code === 'already_unlocked') return onPaid();
      if (error instanceof ApiError && isSignedOutAnswer(error)) endSession(queryClient);
      refuse(error);
      setBusy(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void pay(event)} sx={{ display: 'grid', gap: 2 }}>
      <TestCards
        onChoose={(number) => {
          setCard({ number, expiry: '12 / 40', cvc: '123' });
          setProblems({});
        }}
      />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <TextField
        label={messages.sandboxForm.cardNumber}
        value={card.number}
        onChange={(event) => type('number', groupedNumber(event.target.value))}
        error={problems.number !== undefined}
        helperText={problems.number}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: '4242 4242 4242 4242' } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          label={messages.sandboxForm.expires}
          value={card.expiry}
          onChange={(event) => type('expiry', expiryText(event.target.value))}
          error={problems.expiry !== undefined}
          helperText={problems.expiry}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: 'MM / YY' } }}
        />
        <TextField
          label={messages.sandboxForm.securityCode}
          value={card.cvc}
          onChange={(event) => type('cvc', event.target.value.replace(/\D/g, '').slice(0, 4))}
          error={problems.cvc !== undefined}
          helperText={problems.cvc}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', placeholder: '123' } }}
        />
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={busy || disabled}>
        {busy ? messages.sandboxForm.processing : label}
      </Button>
    </Box>
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.status === 404 ? NOT_OPEN : error.message;
}

function problemsOf({ number, expiry, cvc }: { number: string; expiry: string; cvc: string }): Problems {
  return {
    ...(number.replace(/\D/g, '').length < 13 && { number: messages.sandboxForm.number }),
    ...(!readExpiry(expiry) && { expiry: messages.sandboxForm.expiry }),
    ...(cvc.length < 3 && { cvc: messages.sandboxForm.cvc }),
  };
}
