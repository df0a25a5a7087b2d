import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PlanCardProps {
  name: string;
  price: string;
  period: string;
  features: string[];
  note: string;
  /** Announced, but not on sale. */
  planned?: boolean;
  action?: ReactNode;
}

export function PlanCard({ name, price, period, features, note, planned = false, action }: PlanCardProps) {
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{ p: { xs: 3, sm: 4 }, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 32 }}>
        <Typography variant="h2">{name}</Typography>
        {planned && (
          <Chip size="small" label="Not on sale yet" sx={{ bgcolor: 'brand.highlight', color: 'text.primary' }} />
        )}
      </Box>
      <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ typography: 'h1' }}>
          {price}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {period}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25 }}>
            <Check fontSize="small" color="primary" sx={{ mt: 0.3 }} />
            {feature}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto', pt: 1 }}>
        {note}
      </Typography>
      {action}
    </Card>
  );
}
