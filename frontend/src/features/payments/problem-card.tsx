import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';
import { PaymentCard } from './card/payment-card.js';

interface ProblemCardProps {
  title: string;
  message: string;
  /** Button beside the back link. */
  action?: ReactNode;
}

export function ProblemCard({ title, message, action }: ProblemCardProps) {
  return (
    <PaymentCard title={title}>
      <Typography role="alert">{message}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {action}
        <Button component={RouterLink} to="/dashboard" variant="outlined">
          {messages.problemCard.backToDashboard}
        </Button>
      </Box>
    </PaymentCard>
  );
}
