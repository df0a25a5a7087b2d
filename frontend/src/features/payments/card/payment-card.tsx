import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PaymentCardProps {
  title: string;
  children: ReactNode;
}

export function PaymentCard({ title, children }: PaymentCardProps) {
  return (
    <Card component="section" aria-labelledby="payment-title" sx={{ maxWidth: 560, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Typography id="payment-title" variant="h1" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
