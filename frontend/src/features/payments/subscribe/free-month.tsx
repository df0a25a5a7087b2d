import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { useState } from 'react';
import { ApiError } from '@shortlist/ui-kit/request';
import { monthly } from '@shortlist/shared/product/money';
import { messages } from '../messages.js';

interface FreeMonthProps {
  plan: PaidPlan;
  label: string;
  onStart: () => Promise<void>;
  onPaying: (paying: boolean) => void;
  onDone: () => void;
}

/** Replaces the card form if a promo code covers the first month. */
export function FreeMonth({ plan, label, onStart, onPaying, onDone }: FreeMonthProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    onPaying(true);
    setProblem(null);
    try {
      await onStart();
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : messages.freeMonth.failed);
      setBusy(false);
      onPaying(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {messages.freeMonth.explanation(monthly(PRICES[plan], PRICES.currency), PLAN_NAMES[plan])}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" size="large" disabled={busy} onClick={() => void start()}>
        {busy ? messages.freeMonth.processing : label}
      </Button>
    </Box>
  );
}
