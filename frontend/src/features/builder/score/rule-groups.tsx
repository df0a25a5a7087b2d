import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { groupByFix } from '@shortlist/shared/ats/group-by-fix';
import type { RuleResult } from '@shortlist/shared/ats/rules/rule';
import { pointWorth } from '@shortlist/shared/ats/score-resume';
import { PARTS, PART_NAMES } from '../../../entities/resume/part-names.js';
import { messages } from './messages.js';
import { RuleLine } from './rule-line.js';
import type { LiveScore } from './use-score.js';

const texts = messages.ruleGroups;

interface RuleGroupsProps {
  score: LiveScore;
  onField: (path: string) => void;
}

/**
 * Lists the rules of each part of the score. Rules that cost points come first, in descending order of cost; passed
 * rules follow, collapsed.
 */
export function RuleGroups({ score, onField }: RuleGroupsProps) {
  const worth = pointWorth(score.rules);
  const cost = ({ part, points, max }: RuleResult): number => (max - points) * worth[part];
  return (
    <>
      {PARTS.map((part) => {
        const rules = score.rules.filter((rule) => rule.part === part);
        if (rules.length === 0) return null;
        const lost = groupByFix(
          rules.filter(({ points, max }) => points < max).map((rule) => ({ ...rule, cost: cost(rule) })),
        );
        const remarks = rules.filter(({ max }) => max === 0);
        const fulfilled = rules.filter(({ points, max }) => max > 0 && points === max);
        return (
          <Box component="section" key={part} aria-label={PART_NAMES[part]}>
            <Typography variant="h3">{PART_NAMES[part]}</Typography>
            {lost.length + remarks.length === 0 && (
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                {texts.nothingToFix}
              </Typography>
            )}
            <List disablePadding aria-label={texts.lostPoints(PART_NAMES[part])} sx={{ mx: -1 }}>
              {[...lost, ...remarks.map((rule) => ({ ...rule, cost: 0 }))].map((rule) => (
                <RuleLine key={rule.id} rule={rule} cost={rule.cost} onField={onField} />
              ))}
            </List>
            {fulfilled.length > 0 && <Fulfilled rules={fulfilled} />}
          </Box>
        );
      })}
    </>
  );
}

function Fulfilled({ rules }: { rules: readonly RuleResult[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<CheckCircleOutlined color="success" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1.5 }}
      >
        {texts.passed(rules.length)}
      </Button>
      <Collapse in={isOpen} id={id}>
        <List disablePadding dense>
          {rules.map(({ id: rule, message }) => (
            <ListItem key={rule} disableGutters>
              <ListItemText primary={message} slotProps={{ primary: { variant: 'body2', color: 'textSecondary' } }} />
            </ListItem>
          ))}
        </List>
      </Collapse>
    </>
  );
}
