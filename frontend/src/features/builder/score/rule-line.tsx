import ChevronRight from '@mui/icons-material/ChevronRight';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { RuleResult } from '@shortlist/shared/ats/rules/rule';
import { isEditableField } from './is-editable-field.js';
import { messages } from './messages.js';

const texts = messages.ruleLine;

interface RuleLineProps {
  rule: RuleResult;
  /** Points that the rule costs: job match points for match rules, ATS score points for all others. */
  cost: number;
  onField: (path: string) => void;
}

export function RuleLine({ rule: { message, part, path, max }, cost, onField }: RuleLineProps) {
  const points = part === 'match' ? texts.matchPoints(rounded(cost)) : texts.points(rounded(cost));
  const text = <ListItemText primary={message} secondary={max === 0 ? texts.noPoints : points} slotProps={TEXT} />;
  if (path === undefined || !isEditableField(path)) return <ListItem sx={{ px: 1 }}>{text}</ListItem>;
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

const MIN_SHOWN = 0.1;

const rounded = (points: number): string =>
  points < MIN_SHOWN ? texts.lessThan(MIN_SHOWN) : String(Math.round(points * 10) / 10);
