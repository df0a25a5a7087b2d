import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PLAN_NAMES, type Plan } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { AllowanceTable } from './allowance-table.js';
import { Section } from './section.js';

export function PlanSection({ plan }: { plan: Plan }) {
  return (
    <Section id="plan" title="Plan" intro="What your account can do, and what it costs.">
      <Typography>
        You are on the <strong>{PLAN_NAMES[plan]}</strong> plan.
      </Typography>
      <AllowanceTable />
      <Box>
        <Button component={RouterLink} to="/pricing" variant="outlined">
          {plan === 'premium' ? 'See All Plans' : 'Upgrade'}
        </Button>
      </Box>
    </Section>
  );
}
