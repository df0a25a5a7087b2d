import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { Section } from './section.js';

const NAMES: Record<Plan, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

export function PlanSection({ plan }: { plan: Plan }) {
  return (
    <Section id="plan" title="Plan" intro="What your account can do, and what it costs.">
      <Typography>
        You are on the <strong>{NAMES[plan]}</strong> plan.
      </Typography>
      <Box>
        <Button component={RouterLink} to="/pricing" variant="outlined">
          {plan === 'premium' ? 'See All Plans' : 'Upgrade'}
        </Button>
      </Box>
    </Section>
  );
}
