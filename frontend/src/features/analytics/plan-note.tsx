import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { firstPlanWith, PLAN_NAMES } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { Panel } from './panel.js';

const SHOWN = [
  ['Score over time', 'The ATS score of every saved version, and the rules that gained or lost points.'],
  ['What to do next', 'The three rules that cost the most points now, each with a link to its field.'],
  ['Content', 'Words, bullets, numbers and verbs, now and in your first version, and fields left empty.'],
  ['Keywords', 'Which keywords of the job description your resume has, and which are missing.'],
  ['Activity', 'Downloads by week and format, and the documents written for it.'],
  ['Side by side', 'The current and the best score of each of your resumes.'],
] as const;

/** For people whose plan does not include it: what it is, in words. */
export function PlanNote() {
  const plan = PLAN_NAMES[firstPlanWith('analytics')];
  return (
    <Panel
      title={`Part of the ${plan} plan`}
      intro="Everything is measured from your saved versions, downloads and documents. Nothing is estimated, and your readers are not tracked."
    >
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
      <Typography variant="body2">
        The ATS score with every rule and what to fix is in the builder, on every plan.
      </Typography>
      <Box>
        <Button component={RouterLink} to="/pricing" variant="contained">
          See Plans
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
