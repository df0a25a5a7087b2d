import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { firstPlanWith, PLAN_NAMES } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';
import { Panel } from './parts/panel.js';

const SHOWN = messages.planNote.shown;

export function PlanNote() {
  const plan = PLAN_NAMES[firstPlanWith('analytics')];
  return (
    <Panel title={messages.planNote.title(plan)} intro={messages.planNote.intro}>
      <Box component="dl" sx={LIST}>
        {SHOWN.map(([name, text]) => (
          <div key={name}>
            <Typography component="dt" variant="h3">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.25 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2">{messages.planNote.everyPlanNote}</Typography>
      <Box>
        <Button component={RouterLink} to="/pricing" variant="contained">
          {messages.planNote.seePlans}
        </Button>
      </Box>
    </Panel>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2.5,
  m: 0,
};
