import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/plans';
import { useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { monthly } from '@shortlist/shared/money';

interface FreeMonthProps {
  plan: PaidPlan;
  label: string;
  /** @throws ApiError */
  onBegin: () => Promise<void>;
  onPaying: (paying: boolean) => void;
  onDone: () => void;
}

/** Instead of a card, where a promo code covers the first month. */
export function FreeMonth({ plan, label, onBegin, onPaying, onDone }: FreeMonthProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    onPaying(true);
    setProblem(null);
    try {
      await onBegin();
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Failed to create subscription. Please try again.');
      setBusy(false);
      onPaying(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Your code covers the first month, so you don’t need a card now. The next month costs{' '}
        {monthly(PRICES[plan], PRICES.currency)}. We’ll ask for a card then, and {PLAN_NAMES[plan]} ends if you don’t
        add one.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" size="large" disabled={busy} onClick={() => void begin()}>
        {busy ? 'Processing...' : label}
      </Button>
    </Box>
  );
}
