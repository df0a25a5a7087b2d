import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface PlanCardProps {
  name: string;
  price: string;
  period: string;
  features: string[];
  /** Features that the plan does not include. */
  limits?: string[];
  note: string;
  badge?: string;
  prominent?: boolean;
  action: ReactNode;
}

export function PlanCard({
  name,
  price,
  period,
  features,
  limits = [],
  note,
  badge,
  prominent,
  action,
}: PlanCardProps) {
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{
        p: { xs: 3, sm: 3.5 },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        ...(prominent && { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 32 }}>
        <Typography variant="h2">{name}</Typography>
        {badge && <Chip size="small" label={badge} sx={{ bgcolor: 'brand.highlight', color: 'brand.onHighlight' }} />}
      </Box>
      <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ typography: 'h1' }}>
          {price}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {period}
        </Box>
      </Typography>
      <Box component="ul" sx={LIST}>
        {features.map((feature) => (
          <Box component="li" key={feature} sx={LINE}>
            <Check fontSize="small" color="primary" sx={{ mt: 0.3 }} />
            {feature}
          </Box>
        ))}
      </Box>
      {limits.length > 0 && (
        <Box component="ul" aria-label={messages.planCard.limits(name)} sx={{ ...LIST, color: 'text.secondary' }}>
          {limits.map((limit) => (
            <Box component="li" key={limit} sx={LINE}>
              <Box component="span" aria-hidden sx={{ width: 20, flexShrink: 0, textAlign: 'center' }}>
                –
              </Box>
              {limit}
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto', pt: 1 }}>
        {note}
      </Typography>
      {action}
    </Card>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const LINE = { display: 'flex', gap: 1.25 };
