import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PaymentIntentView } from '@shortlist/shared/contract/payments';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/http.js';
import { useToast } from '../../ui/toasts.js';
import { money } from '../../lib/money.js';
import { validatePromo } from './payments-api.js';

interface PromoBoxProps {
  order: PaymentIntentView;
  /** The order with the code, or without one for null. */
  onCode: (code: string | null) => Promise<PaymentIntentView>;
}

const NOT_VALID = 'This promo code is not valid';

/** Codes are checked and taken by the server; what is shown as taken off is what the order says. */
export function PromoBox({ order, onCode }: PromoBoxProps) {
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const code = typed.trim().toUpperCase();

  const refuse = (error: unknown) => {
    const answered = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (answered) {
      setProblem(error.message || NOT_VALID);
      toast({ title: 'Invalid promo code', description: error.message || NOT_VALID, variant: 'destructive' });
      return;
    }
    setProblem('Failed to validate code');
    toast({
      title: 'Validation failed',
      description: 'Unable to validate promo code. Please try again.',
      variant: 'destructive',
    });
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (code === '')
      return toast({
        title: 'Enter promo code',
        description: 'Please enter a promo code to validate',
        variant: 'destructive',
      });
    setBusy(true);
    setProblem(null);
    try {
      await validatePromo(code);
      const { discountAmount, currency } = await onCode(code);
      setTyped('');
      toast({ title: 'Promo code applied!', description: `You saved ${money(discountAmount, currency)}` });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await onCode(null);
      toast({ title: 'Promo code removed', description: 'The discount has been removed' });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  if (order.promoCode !== null)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'brand.subtle' }}>
        <LocalOfferOutlined fontSize="small" color="success" aria-hidden />
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{order.promoCode}</strong>: {money(order.discountAmount, order.currency)} off
        </Typography>
        <Button size="small" onClick={() => void remove()} loading={busy}>
          Remove
        </Button>
      </Box>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void apply(event)}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label="Promo code"
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem}
        slotProps={{
          htmlInput: { maxLength: 40, autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={code === ''} sx={{ minHeight: 40 }}>
        Apply
      </Button>
    </Box>
  );
}
