import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import type { ResumeAnalytics, ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { useId, useState } from 'react';
import { BAND_COLOR, BAND_NAME } from '../../../entities/resume/band-color.js';
import { Panel } from '../parts/panel.js';
import { signed } from '../parts/points.js';
import { messages } from './messages.js';
import { ScoreChart } from './score-chart.js';
import { ScoreTable } from './score-table.js';
import { seriesOf, type Series } from './series.js';

interface ScorePanelProps {
  score: ResumeAnalytics['score'];
  rulesVersion: string;
}

export function ScorePanel({ score: { points, versions }, rulesVersion }: ScorePanelProps) {
  const [first, now] = [points[0], points.at(-1)];
  if (!first || !now) return null;
  const band = bandOf(now.quality);
  const series = seriesOf(points);
  const isOnly = points.length === 1;
  return (
    <Panel title={messages.scorePanel.title} isWide>
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <div>
            <Typography sx={{ typography: 'h1', fontSize: 56, lineHeight: 1, color: BAND_COLOR[band.key] }}>
              {now.quality}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {BAND_NAME[band.key]}
            </Typography>
            {!isOnly && (
              <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 700 }}>
                {messages.scorePanel.sinceFirst(signed(now.quality - first.quality))}
              </Typography>
            )}
          </div>
          <ScoreLegend series={series} now={now} />
        </Box>
        {isOnly ? (
          <Box sx={ALONE}>
            <Typography>{messages.scorePanel.yourScoreSoFar(now.quality)}</Typography>
          </Box>
        ) : (
          <ScoreChart points={points} series={series} />
        )}
      </Box>
      {!isOnly && <AsTable points={points} series={series} />}
      <Typography variant="caption" color="textSecondary">
        {isOnly ? messages.scorePanel.rulesNote(rulesVersion) : messages.scorePanel.versionsNote(rulesVersion)}
        {versions + 1 > points.length && ` ${messages.scorePanel.thinned(points.length, versions + 1)}`}
      </Typography>
    </Panel>
  );
}

function AsTable(chart: Parameters<typeof ScoreTable>[0]) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.scorePanel.hideTheTable : messages.scorePanel.showAsTable}
      </Button>
      <Box id={id} sx={{ mt: isOpen ? 1.5 : 0 }}>
        {isOpen && <ScoreTable {...chart} />}
      </Box>
    </div>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
};

const ALONE = {
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 160,
  p: 3,
  borderRadius: 1,
  bgcolor: 'brand.subtle',
};

function ScoreLegend({ series, now }: { series: readonly Series[]; now: ScorePoint }) {
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
