import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
import { DefinitionHint } from './definition-hint.js';
import type { Definition } from './definitions.js';
import { share } from './figures.js';
import { messages } from './messages.js';

interface StatCardProps {
  label: string;
  value: string;
  /** Relative change from the previous period; null if it cannot be computed. If omitted, no change is shown. */
  change?: number | null;
  icon: SvgIconComponent;
  definition: Definition;
}

export function StatCard({ label, value, change, icon: Icon, definition }: StatCardProps) {
  return (
    <Card role="group" aria-label={label} sx={{ p: 2.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Icon fontSize="small" />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <DefinitionHint of={definition} label={label} />
        </Box>
      </Box>
      <Typography sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>{value}</Typography>
      {change !== undefined && <Change value={change} />}
    </Card>
  );
}

export const STAT_GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;

/** Shows the change from the previous period with a sign and text, not only by color. */
function Change({ value }: { value: number | null }) {
  if (value === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {messages.change.nothingToCompare}
      </Typography>
    );
  const color = value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.secondary';
  const sign = value > 0 ? '▲ +' : value < 0 ? '▼ ' : '';
  return (
    <Typography variant="body2" sx={{ color }}>
      {sign}
      {share(value)}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {messages.change.comparedWithBefore}
      </Typography>
    </Typography>
  );
}
