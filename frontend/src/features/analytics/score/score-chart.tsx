import Box from '@mui/material/Box';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';
import { momentOf, pointName } from './point-name.js';
import { across, dayMarks, lineOf, type Series } from './series.js';

const LEVELS = [100, 80, 60, 40, 20, 0];
const HEIGHT = 220;
/** At this number of points or more, the dots are small, because large dots would hide the line on phones. */
const MAX_DOTS = 24;

interface ScoreChartProps {
  points: readonly ScorePoint[];
  series: readonly Series[];
}

/** Line chart of the scores. Screen readers read only its label; the table beside it lists every score. */
export function ScoreChart({ points, series }: ScoreChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Box
      role="img"
      aria-label={messages.scoreChart.label(points.length, first.quality, last.quality)}
      sx={{ pl: 4, pr: 1, pt: 1 }}
    >
      <Box sx={{ position: 'relative', height: HEIGHT }}>
        {LEVELS.map((level) => (
          <Box key={level} sx={{ ...LEVEL, top: `${100 - level}%` }}>
            <Box component="span" sx={LEVEL_NAME}>
              {level}
            </Box>
          </Box>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" style={LINES}>
          {series.toReversed().map(({ key, color, width, dashes }) => (
            <polyline
              key={key}
              points={lineOf(points, key)}
              fill="none"
              stroke={`var(--mui-palette-${color}-main)`}
              strokeWidth={width}
              strokeDasharray={dashes}
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {points.map((point, place) => (
          <Box
            key={point.revision}
            component="span"
            title={`${momentOf(point)}: ${point.quality} (${pointName(point)})`}
            sx={{
              ...(points.length < MAX_DOTS ? DOT : SMALL_DOT),
              left: `${across(place, points.length)}%`,
              top: `${100 - point.quality}%`,
            }}
          />
        ))}
      </Box>
      <Box sx={DAYS}>
        {dayMarks(points).map(({ name, at }) => (
          <Box
            key={at}
            component="span"
            sx={{ position: 'absolute', left: `${at}%`, transform: `translateX(-${at}%)` }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const DAYS = { position: 'relative', height: '1.5em', typography: 'caption', color: 'text.secondary', mt: 1 };

const LEVEL = { position: 'absolute', left: 0, right: 0, height: 0, borderTop: 1, borderColor: 'divider' };

const LEVEL_NAME = {
  position: 'absolute',
  right: '100%',
  pr: 1,
  transform: 'translateY(-50%)',
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

const LINES = { position: 'absolute', inset: 0, overflow: 'visible' } as const;

const DOT = {
  position: 'absolute',
  width: 9,
  height: 9,
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
  bgcolor: 'primary.main',
  border: 2,
  borderColor: 'background.paper',
  boxSizing: 'content-box',
};

const SMALL_DOT = { ...DOT, width: 5, height: 5, border: 0 };
