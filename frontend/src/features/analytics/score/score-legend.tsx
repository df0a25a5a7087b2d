import Box from '@mui/material/Box';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';
import type { Series } from './series.js';

export function ScoreLegend({ series, now }: { series: readonly Series[]; now: ScorePoint }) {
  return (
    <Box component="ul" aria-label={messages.scoreLegend.label} sx={LIST}>
      {series.map(({ key, name, color, width, dashes }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <svg width="28" height="8" aria-hidden="true">
            <line
              x1="1"
              x2="27"
              y1="4"
              y2="4"
              stroke={`var(--mui-palette-${color}-main)`}
              strokeWidth={width}
              strokeDasharray={dashes}
            />
          </svg>
          <span>{name}</span>
          <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', ml: 'auto' }}>
            {Math.round(now[key] ?? 0)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, typography: 'body2', maxWidth: 320 };
