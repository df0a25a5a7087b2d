import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { PaymentIntentView } from '@shortlist/shared/contract/payments';
import { money } from '../../lib/money.js';

/** What is bought, what is taken off and what remains. */
export function OrderLines({ order }: { order: PaymentIntentView }) {
  const { originalAmount, discountAmount, currency, promoCode } = order;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Line name="Premium Download" amount={money(originalAmount, currency)} />
        {discountAmount > 0 && (
          <Line
            name={promoCode ? `Discount (${promoCode})` : 'Discount'}
            amount={money(-discountAmount, currency)}
            color="success.main"
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        PDF and DOCX of this resume and its cover letter, with every later download and edit included.
      </Typography>
    </>
  );
}

/** Told when it changes: a code may have been applied. */
export function Total({ order }: { order: PaymentIntentView }) {
  return (
    <Box sx={{ my: 2 }} role="status">
      <Divider sx={{ mb: 1.5 }} />
      <Box component="dl" sx={{ m: 0, typography: 'h3' }}>
        <Line name="Total" amount={money(order.finalAmount, order.currency)} />
      </Box>
    </Box>
  );
}

function Line({ name, amount, color }: { name: string; amount: string; color?: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color }}>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Box>
    </Box>
  );
}
