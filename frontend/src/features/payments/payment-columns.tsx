import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';

interface PaymentColumnsProps {
  back: { to: string; label: string };
  title: string;
  summary: ReactNode;
  children: ReactNode;
}

export function PaymentColumns({ back, title, summary, children }: PaymentColumnsProps) {
  return (
    <Box sx={{ maxWidth: 980, mx: 'auto' }}>
      <Button component={RouterLink} to={back.to} startIcon={<ArrowBack />} sx={{ ml: -2, mb: { xs: 1.5, md: 2.5 } }}>
        {back.label}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 7,
          rowGap: 3.5,
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-labelledby="payment-title">
          <Typography id="payment-title" variant="h1" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {summary}
        </Box>
        <Card component="section" aria-labelledby="payment-form" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
          <Typography id="payment-form" variant="h2" sx={{ mb: 2 }}>
            {messages.paymentColumns.payment}
          </Typography>
          {children}
        </Card>
      </Box>
    </Box>
  );
}
