import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { refetchBilling } from '../../entities/billing/billing.js';
import { messages } from './messages.js';
import { PaymentCard } from './card/payment-card.js';

/** Shown if nothing is due, because the resume is already paid for or covered by a promo code or a plan. */
export function UnlockedCard({ resumeId, title }: { resumeId: string; title: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    void refetchBilling(queryClient);
  }, [queryClient]);
  return (
    <PaymentCard title={title}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5 }}>
        <CheckCircleOutlined color="success" aria-hidden />
        <div>
          <Typography sx={{ fontWeight: 700 }}>{messages.unlockedCard.thisResumeIsUnlocked}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {messages.unlockedCard.downloadNote}
          </Typography>
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" href={`/api/export/pdf/${resumeId}`} target="_blank" rel="noopener">
          {messages.unlockedCard.downloadPdf}
        </Button>
        <Button variant="outlined" href={`/api/export/docx/${resumeId}`}>
          {messages.unlockedCard.downloadDocx}
        </Button>
        <Button component={RouterLink} to="/dashboard">
          {messages.unlockedCard.backToDashboard}
        </Button>
      </Box>
    </PaymentCard>
  );
}
