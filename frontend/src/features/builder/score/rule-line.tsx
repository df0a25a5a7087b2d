import ChevronRight from '@mui/icons-material/ChevronRight';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { RuleResult } from '@shortlist/shared/ats/rule';
import { canGoTo } from './can-go-to.js';

interface RuleLineProps {
  rule: RuleResult;
  /** Points of the score, or of the match for its rules. */
  cost: number;
  onField: (path: string) => void;
}

export function RuleLine({ rule: { message, part, path, max }, cost, onField }: RuleLineProps) {
  const text = (
    <ListItemText
      primary={message}
      secondary={max === 0 ? 'Costs no points' : `−${rounded(cost)} points${part === 'match' ? ' of the match' : ''}`}
      slotProps={TEXT}
    />
  );
  if (path === undefined || !canGoTo(path)) return <ListItem sx={{ px: 1 }}>{text}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={() => onField(path)} sx={{ borderRadius: 1, px: 1 }}>
        {text}
        <ChevronRight fontSize="small" color="action" />
      </ListItemButton>
    </ListItem>
  );
}

const TEXT = { primary: { variant: 'body2' }, secondary: { variant: 'caption' } } as const;

const LEAST_SHOWN = 0.1;

const rounded = (points: number): string =>
  points < LEAST_SHOWN ? `less than ${LEAST_SHOWN}` : String(Math.round(points * 10) / 10);
