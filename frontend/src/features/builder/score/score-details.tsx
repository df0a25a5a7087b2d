import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import type { ResumeScore } from '@shortlist/shared/ats/score-resume';
import { BAND_COLOR } from '../../../ui/band-color.js';
import { stepOfField } from '../wizard/steps.js';

const PART_NAMES = { parse: 'Readable by machines', content: 'Content', match: 'Match with the job' } as const;
const PARTS = ['parse', 'content', 'match'] as const;

interface ScoreDetailsProps {
  score: ResumeScore;
  onField: (path: string) => void;
}

/** Where the points went; every lost point leads to the field that wins it back. */
export function ScoreDetails({ score, onField }: ScoreDetailsProps) {
  const band = bandOf(score.score);
  const lost = score.rules
    .filter((rule) => rule.points < rule.max)
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h3" component="h2">
        ATS Score {Math.round(score.score)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, color: `${BAND_COLOR[band.key]}.main`, fontWeight: 700 }}>
        {band.message}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, my: 2 }}>
        {PARTS.map((part) => {
          const points = score.parts[part];
          return points === undefined ? null : <PartBar key={part} name={PART_NAMES[part]} points={points} />;
        })}
      </Box>
      {lost.length === 0 ? (
        <Typography variant="body2">No point is lost.</Typography>
      ) : (
        <List disablePadding aria-label="Lost points" sx={{ maxHeight: '50vh', overflowY: 'auto', mx: -1 }}>
          {lost.map(({ id, message, path, points, max }) => {
            const text = <ListItemText primary={message} secondary={`−${rounded(max - points)}`} slotProps={TEXT} />;
            return path !== undefined && stepOfField(path) !== undefined ? (
              <ListItem key={id} disablePadding>
                <ListItemButton onClick={() => onField(path)} sx={{ borderRadius: 1, px: 1 }}>
                  {text}
                  <ChevronRight fontSize="small" color="action" />
                </ListItemButton>
              </ListItem>
            ) : (
              <ListItem key={id} sx={{ px: 1 }}>
                {text}
              </ListItem>
            );
          })}
        </List>
      )}
    </Box>
  );
}

const TEXT = { primary: { variant: 'body2' }, secondary: { variant: 'caption' } } as const;

const rounded = (points: number): number => Math.round(points * 10) / 10;

function PartBar({ name, points }: { name: string; points: number }) {
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption">{name}</Typography>
        <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {Math.round(points)}
        </Typography>
      </Box>
      <LinearProgress variant="determinate" value={points} aria-label={name} sx={{ height: 5, borderRadius: 3 }} />
    </Box>
  );
}
