import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { messages } from '../messages.js';
import { PaymentCard } from '../card/payment-card.js';

/** Shown if the user returns to the checkout of a completed payment. */
export function RunningPlanCard({ plan }: { plan: PaidPlan }) {
  return (
    <PaymentCard title={messages.runningPlanCard.title(PLAN_NAMES[plan])}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5 }}>
        <CheckCircleOutlined color="success" aria-hidden />
        <Typography>{messages.runningPlanCard.alreadyPaid}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button component={RouterLink} to="/dashboard" variant="contained">
          {messages.runningPlanCard.goToDashboard}
        </Button>
        <Button component={RouterLink} to="/account" variant="outlined">
          {messages.runningPlanCard.manageYourPlan}
        </Button>
      </Box>
    </PaymentCard>
  );
}
