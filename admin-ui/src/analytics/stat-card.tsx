import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
import { Change } from './change.js';
import { DefinitionHint } from './definition-hint.js';
import type { Definition } from './definitions.js';

interface StatCardProps {
  label: string;
  value: string;
  /** Change from the previous period. If omitted, no comparison is shown. */
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

/** Grid of statistics cards, with up to four in a row. */
export const STAT_GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;
