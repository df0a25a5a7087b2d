import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { money } from '@shortlist/shared/product/money';

interface PriceLinesProps {
  name: string;
  /** Price in cents. */
  price: number;
  discount: { name: string; amount: number } | null;
  currency: string;
}

export function PriceLines({ name, price, discount, currency }: PriceLinesProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      <Line name={name} amount={money(price, currency)} />
      {discount && discount.amount > 0 && (
        <Line name={discount.name} amount={money(-discount.amount, currency)} color="success.main" />
      )}
    </Box>
  );
}

interface TotalProps {
  name: string;
  amount: number;
  currency: string;
  note?: string;
}

/** Shows the total in a live region, because a promo code may change it. */
export function Total({ name, amount, currency, note }: TotalProps) {
  return (
    <Box sx={{ mt: 2.5 }} role="status">
      <Divider sx={{ mb: 2 }} />
      <Box component="dl" sx={{ m: 0, typography: 'h2' }}>
        <Line name={name} amount={money(amount, currency)} />
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

function Line({ name, amount, color }: { name: string; amount: string; color?: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color }}>
      <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Box>
    </Box>
  );
}
